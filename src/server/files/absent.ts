/** For `catch()`: gives a result in place of a file or folder that does not exist. Any other error stays one. */
export function absent<Result>(result: Result): (error: NodeJS.ErrnoException) => Result {
  return (error) => {
    if (error.code === 'ENOENT') return result;
    throw error;
  };
}
