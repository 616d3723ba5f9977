// SPDX-License-Identifier: Apache-2.0

public import UIKit

extension Golden {
  /// Compares what a screen shows in every variant of `matrix` with the golden file, or writes the
  /// file when recording asks for it.
  ///
  /// The file has a section for each distinct result: variants that show the same are named above one
  /// section. The golden is a text. The screen is made anew for each variant, and looked at when
  /// everything has come to rest.
  ///
  /// - Throws: as ``check(_:file:line:filePath:)-(String,_,_,_)``, and what `make` throws.
  /// - Complexity: O(v × n), v the number of variants, n that of views.
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
