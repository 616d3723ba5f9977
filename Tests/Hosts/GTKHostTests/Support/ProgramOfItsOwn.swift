// SPDX-License-Identifier: Apache-2.0

#if MULLION_GTK
import Foundation
import MullionViewControllers
import UIKit
@testable import GTKHost

/// The executable of the tests, launched again as an app.
///
/// An exit test runs in a block of the main queue, which then runs no other block, so that only a program
/// launched as an app can test what reaches the main actor.
enum ProgramOfItsOwn {
  fileprivate static let pageVariable = "MULLION_TEST_PAGE"

  /// Runs the app and returns its output; blocks until it ends.
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

/// Runs the app instead of the tests if the environment requests it; the loader calls this function before
/// `main`.
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
