// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts
import MullionViewControllers
import Synchronization
import UIKit

/// A launch of an application whose diagnostics are collected, to explain a missing window.
@MainActor
package struct ObservedLaunch {
  private let launch: @MainActor () -> Void
  private let collected = CollectedDiagnostics()

  /// Creates the launch that `launch` performs.
  package init(_ launch: @escaping @MainActor () -> Void) { self.launch = launch }

  /// Launches the application; diagnostics also go to standard error.
  package func run() {
    let collected = collected
    Diagnostics.listen { message in
      collected.add(message)
      try? FileHandle.standardError.write(contentsOf: Data("Mullion: \(message)\n".utf8))
    }
    launch()
    Diagnostics.listen(nil)
  }

  /// The reason why the launched application shows no window: its diagnostics, or else what is missing.
  package var reasonForNoWindow: String {
    let beginning = "the application shows no window when it has started"
    let messages = collected.all
    guard messages.isEmpty else { return "\(beginning): \(messages.joined(separator: " "))" }
    let info = ApplicationInfo.main
    if info.hasScenes, ApplicationDisplay.program.defaultScene.delegate == nil {
      return "\(beginning): Info.plist has scenes, and none has a delegate; name its class there as"
        + " UISceneDelegateClassName, or return it from"
        + " application(_:configurationForConnecting:options:)."
    }
    let owner =
      info.hasScenes ? "the scene's delegate" : "the application's or the scene's delegate"
    return "\(beginning); create one in \(owner), and call makeKeyAndVisible()."
  }
}

/// The diagnostics that were reported during a launch.
private final class CollectedDiagnostics: Sendable {
  private let messages = Mutex<[String]>([])

  var all: [String] { messages.withLock { $0 } }

  func add(_ message: String) { messages.withLock { $0.append(message) } }
}
