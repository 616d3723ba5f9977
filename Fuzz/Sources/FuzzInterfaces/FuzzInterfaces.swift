// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionInterfaceDocuments
import MullionInterfaceFiles
import MullionViewControllers
import UIKit

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
@_cdecl("FuzzInterfaces_main")
public func fuzzInterfacesMain(
  _ count: CInt, _ words: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> CInt {
  var count = count
  var words = words
  return runFuzzer(&count, &words) { bytes, count in
    let data = bytes.map { Data(bytes: $0, count: count) } ?? Data()
    MainActor.assumeIsolated { exercise(data) }
    return 0
  }
}

/// Reads an interface file, and creates and lays out at most eight of its scenes, each up to three times.
///
/// The second time records what the third time reuses.
@MainActor
func exercise(_ data: Data) {
  guard let document = try? InterfaceDocument(data: data, name: "Fuzzed") else { return }
  let file = LoadedFile(document, in: nil, usesClasses: false)
  file.listener = { _ in }
  let subject = InterfaceSubject(file)
  for name in subject.sceneNames.prefix(8) {
    for _ in 0..<3 {
      guard let view = subject.screen(name)?.controller?.view else { break }
      view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
      view.layoutIfNeeded()
    }
  }
}
