// SPDX-License-Identifier: Apache-2.0

/// An error in the arguments of a function, as the error code that the function returns.
struct PixelProblem: Error, Equatable {
  let code: vImage_Error

  init(_ code: vImage_Error) { self.code = code }

  /// Returns `kvImageNoError`, or the code of the error that `body` throws.
  static func code(_ body: () throws(PixelProblem) -> Void) -> vImage_Error {
    do {
      try body()
      return kvImageNoError
    } catch {
      return error.code
    }
  }
}
