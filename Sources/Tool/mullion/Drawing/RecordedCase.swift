// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionBuildDriver

/// A recorded case of a layout that a command names by its id alone, as in `CH-032`.
struct RecordedCase {
  /// The file of cases that holds it, in the sources of Mullion.
  let file: String

  /// Whether `name` is how cases are called.
  static func isName(_ name: String) -> Bool {
    name.wholeMatch(of: #/[A-Z]+-[A-Z0-9-]*\d/#) != nil
  }

  /// The case called `id`; nil: there is a file of that name, it is no id, or no case is called so.
  ///
  /// - Complexity: O(n) in the length of the files of cases.
  init?(_ id: String, in environment: BuildEnvironment = .current) {
    guard Self.isName(id), !FileManager.default.fileExists(atPath: environment.absolute(id)),
      let checkout = try? MullionCheckout(environment)
    else { return nil }
    let folder = "\(checkout.folder)/Tests/Lists/LayoutCasesTests/Fixtures"
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
