// SPDX-License-Identifier: Apache-2.0

package import Foundation
import MullionContracts

extension LayoutCaseReader {
  /// Returns the cases of the file at `path`.
  ///
  /// - Throws: `LayoutCaseError` with the file, the field and the expected value.
  package static func cases(atPath path: String) throws(LayoutCaseError) -> [LayoutCase] {
    let data: Data
    do throws(WholeFileError) {
      data = try WholeFile(path).read()
    } catch {
      throw LayoutCaseError(
        file: path, field: "(file)", expected: "a readable JSON file", found: "that \(error)")
    }
    return try cases(in: data, file: path)
  }

  /// Returns the cases in the contents of a file; `file` is its name in errors.
  package static func cases(in data: Data, file: String) throws(LayoutCaseError) -> [LayoutCase] {
    let value: JSONValue
    do throws(JSONSyntaxError) {
      value = try JSONValue(json: data)
    } catch {
      throw LayoutCaseError(file: file, error)
    }
    return try cases(in: value, file: file)
  }
}
