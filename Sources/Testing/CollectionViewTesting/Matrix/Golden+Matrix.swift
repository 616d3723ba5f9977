// SPDX-License-Identifier: Apache-2.0

public import UIKit

extension Golden {
  /// Compares a screen in every variant of `matrix` with the golden file, or writes the file if the recording
  /// mode requires it.
  ///
  /// The file is a text with one section for each distinct result, headed by the variants that share it. The
  /// screen is created anew for each variant, and its snapshot is taken when it is idle.
  ///
  /// - Returns: the outcome.
  /// - Throws: as ``check(_:file:line:filePath:)-(String,_,_,_)``, and errors of `make`.
  /// - Complexity: O(*v* × *n*), where *v* is the number of variants and *n* that of views.
  @MainActor
  @discardableResult
  public func check(
    _ matrix: Matrix, file: String = #fileID, line: Int = #line, filePath: String = #filePath,
    _ make: () throws -> UIViewController
  ) throws -> GoldenOutcome {
    var sheet = MatrixSheet()
    try matrix.mount(make) { variant, harness in
      harness.runUntilIdle()
      sheet.add(harness.textFrames, of: variant)
    }
    return try check(sheet.text, file: file, line: line, filePath: filePath)
  }
}
