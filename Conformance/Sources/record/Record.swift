// SPDX-License-Identifier: Apache-2.0

import Foundation
import Recorder

/// The program `record FILE…`, which writes Mullion's results for the cases of the files to standard output.
@main
enum Record {
  @MainActor
  static func main() {
    let names = CommandLine.arguments.dropFirst()
    guard !names.isEmpty else { end("usage: record CASES.json…") }
    do {
      if names.count == 2, names.first == "--stop" {
        return try Recorder(on: HarnessStage()).carryOut(names[2])
      }
      let files = try names.map { try Data(contentsOf: URL(fileURLWithPath: $0)) }
      let results = try Recorder(on: HarnessStage(), program: Bundle.main.executablePath)
        .results(of: files, system: "Mullion")
      FileHandle.standardOutput.write(results)
    } catch {
      end("\(error)")
    }
  }

  private static func end(_ sentence: String) -> Never {
    FileHandle.standardError.write(Data("record: \(sentence)\n".utf8))
    exit(2)
  }
}
