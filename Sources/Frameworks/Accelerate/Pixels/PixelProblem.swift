// SPDX-License-Identifier: Apache-2.0

/// What is wrong with the arguments of a function, as the number that it answers.
struct PixelProblem: Error, Equatable {
  let code: vImage_Error

  init(_ code: vImage_Error) { self.code = code }

  /// What `body` answers, or the number of what was wrong.
  static func code(_ body: () throws(PixelProblem) -> Void) -> vImage_Error {
    do {
      try body()
      return kvImageNoError
    } catch {
      return error.code
    }
  }
}
