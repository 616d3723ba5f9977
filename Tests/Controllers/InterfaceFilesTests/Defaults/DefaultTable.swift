// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The contents of Documentation/Defaults.tsv.
enum DefaultTable {
  /// The rows of the table without their evidence, by type, and the evidence of each row.
  static let rows: (lines: [String: [String]], evidence: [String]) = {
    let file = URL(fileURLWithPath: #filePath)
      .appendingPathComponent("../../../../../Documentation/Defaults.tsv").standardizedFileURL
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    var lines: [String: [String]] = [:]
    var evidence: [String] = []
    for row in text.split(separator: "\n").dropFirst() {
      let fields = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 5, fields[1] != "(instance)" else { continue }
      lines[fields[0], default: []].append(fields[..<4].joined(separator: "\t"))
      evidence.append(fields[4])
    }
    return (lines, evidence)
  }()
}
