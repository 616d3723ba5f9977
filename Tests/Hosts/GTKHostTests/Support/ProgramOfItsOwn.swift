// SPDX-License-Identifier: Apache-2.0

#if MULLION_GTK
import Foundation
import MullionViewControllers
import UIKit
@testable import GTKHost

/// The tests' program, started again to be an application.
///
/// An exit test runs in a block of the main queue, which then hands out no other: what reaches the
/// main actor can only be tested in a program that was started as applications are.
enum ProgramOfItsOwn {
  fileprivate static let pageVariable = "MULLION_TEST_PAGE"

  /// What the application prints until it ends.
  ///
  /// Blocks.
  static func output(display: String, page: String) throws -> String {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    var environment = ProcessInfo.processInfo.environment
    environment.merge(VirtualDisplay.environment(display)) { $1 }
    environment["no_proxy"] = "127.0.0.1"
    environment["http_proxy"] = nil
    environment["MULLION_PICTURES"] = nil
    environment[pageVariable] = page
    process.environment = environment
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    return String(decoding: data, as: UTF8.self)
  }
}

/// Before `main`, where the loader calls what stands in this section.
@section(".init_array") @used
private let runInstead: @convention(c) () -> Void = {
  guard let page = getenv(ProgramOfItsOwn.pageVariable).map({ String(cString: $0) }) else { return }
  ApplicationHostRegistry.registration.register(GTKHost.entry)
  alarm(180)
  MainActor.assumeIsolated {
    LoopDelegate.page = URL(string: page) ?? LoopDelegate.page
    LoopDelegate.main()
  }
  exit(0)
}
#endif
