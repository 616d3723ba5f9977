// SPDX-License-Identifier: Apache-2.0

import Expectations
import Testing
import UIKit

/// A typical application delegate: no initialiser, a window, one method; `@main` calls its `main()`.
final class PlainDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    print("launched, delegate of the application:", application.delegate === self)
    return true
  }
}

/// A delegate that overrides `init()` to set up state before the launch.
final class PreparingDelegate: UIResponder, UIApplicationDelegate {
  private let word: String

  override init() {
    word = "prepared"
    super.init()
  }

  func applicationDidFinishLaunching(_ application: UIApplication) { print(word) }
}

/// A delegate that is not a responder.
final class StrayDelegate: NSObject, UIApplicationDelegate {}

private let pictures = URL.temporaryDirectory.appending(path: "mullion-\(UUID().uuidString)")

/// Launches a program whose windows are drawn to pictures in an empty folder, so that no display is needed.
private func launch(_ delegate: any (UIApplicationDelegate & SendableMetatype).Type) async {
  setenv("MULLION_PICTURES", pictures.path(), 1)
  atexit { try? FileManager.default.removeItem(at: pictures) }
  await MainActor.run { delegate.main() }
}

@Suite("Decision 0002, line 6: application delegates")
struct ApplicationDelegateTests {
  private func text(_ bytes: [UInt8]?) -> String { String(decoding: bytes ?? [], as: UTF8.self) }

  @Test func `main makes the delegate and launches the program`() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) {
      await launch(PlainDelegate.self)
    }
    let said = text(result?.standardOutputContent)
    expect(said.contains("launched, delegate of the application: true"))
  }

  @Test func `a delegate may override init`() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) {
      await launch(PreparingDelegate.self)
    }
    let said = text(result?.standardOutputContent)
    expect(said.contains("prepared"))
  }

  @Test func `a delegate that is no responder is told how to become one`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await launch(StrayDelegate.self)
    }
    let said = text(result?.standardErrorContent)
    expect(said.contains("StrayDelegate"))
    expect(said.contains("UIResponder"))
  }
}
