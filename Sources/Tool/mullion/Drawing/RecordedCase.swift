// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionBuildDriver

/// A recorded layout case that is specified by its identifier alone, as in `CH-032`.
struct RecordedCase {
  /// The file of cases in the sources of Mullion, or in the release.
  let file: String

  /// Returns whether `name` has the form of a case identifier.
  static func isName(_ name: String) -> Bool {
    name.wholeMatch(of: #/[A-Z]+-[A-Z0-9-]*\d/#) != nil
  }

  /// Finds the case with the given identifier; `nil` if there is a file of that name, it is not an
  /// identifier, or there is no such case.
  ///
  /// - Complexity: O(*n*) in the length of the files of cases.
  init?(_ id: String, in environment: BuildEnvironment = .current) {
    guard Self.isName(id), !FileManager.default.fileExists(atPath: environment.absolute(id)),
      let folder = RecordedCases.folder(environment)
    else { return nil }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let found = names.sorted().filter { $0.hasSuffix(".json") }.map { "\(folder)/\($0)" }.first {
      let data = FileManager.default.contents(atPath: $0) ?? Data()
      return String(decoding: data, as: UTF8.self).matches(of: #/"id"\s*:\s*"([^"]*)"/#)
        .contains { $0.1 == id }
    }
    guard let found else { return nil }
    file = found
  }
}
