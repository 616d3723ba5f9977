// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionLayoutCases
import RandomTesting
import Testing

/// Tests that the inputs for which the fuzzer found faults no longer cause them.
@MainActor
struct FuzzCorpusTests {
  @Test func `the corpus of the fuzzer is read, written, solved and asked without a problem`()
    throws
  {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Fuzz/Corpus")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    expect(files.count > 50)
    let ordered = files.sorted { $0.path < $1.path }
    for (index, file) in ordered.enumerated() where FullRun.isEnabled || index % 4 == 0 {
      let problems = try LayoutExercise.problems(in: Data(contentsOf: file))
      expect(problems.isEmpty, "\(file.lastPathComponent)")
    }
  }
}
