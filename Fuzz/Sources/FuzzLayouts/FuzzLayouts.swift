// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionLayoutCases

/// Runs the fuzzing loop of libFuzzer.
@_silgen_name("LLVMFuzzerRunDriver")
func runFuzzer(
  _ count: UnsafeMutablePointer<CInt>,
  _ words: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
  _ body: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

/// Runs the fuzzer; SwiftPM calls this function as the program's main function.
///
/// - Returns: The exit status of libFuzzer.
@_cdecl("FuzzLayouts_main")
public func fuzzLayoutsMain(
  _ count: CInt, _ words: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> CInt {
  var count = count
  var words = words
  return runFuzzer(&count, &words) { bytes, count in
    let data = bytes.map { Data(bytes: $0, count: count) } ?? Data()
    let problems = MainActor.assumeIsolated { LayoutExercise.problems(in: data) }
    precondition(problems.isEmpty, problems.joined(separator: "; "))
    return 0
  }
}
