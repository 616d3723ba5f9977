// SPDX-License-Identifier: Apache-2.0

#if MULLION_GTK
import CMullionGTK
import Foundation
import MullionViewControllers
import MullionViewTree
import UIKit

/// A program that shows the image of a file before it is decoded, afterwards, and in another view, and prints
/// what is on the screen each time.
///
/// Frames are requested only by changes: the decoded image must appear by itself.
final class PicturesDelegate: UIResponder, UIApplicationDelegate {
  /// The file with the contents of the screen.
  static var screen = ScreenFile(path: "")

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
  private let picture = UIImageView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private var watcher: DecodingWatcher?
  /// The condition to check; it returns whether to continue waiting.
  private var step: (() -> Bool)?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    guard let file = Self.file(), let decoder = HostEnvironment.current.images else {
      print("no picture")
      return false
    }
    let watcher = DecodingWatcher(decoder)
    self.watcher = watcher
    HostEnvironment.current.images = watcher
    picture.image = UIImage(data: file)
    let controller = UIViewController()
    controller.view.backgroundColor = .white
    controller.view.addSubview(picture)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    wait(for: "#ffffff", x: 200) { [self] in
      print("waiting \(Self.screen.color(x: 50, y: 50) ?? "unreadable")")
      watcher.release()
      wait(for: "#00ff00", x: 50) { [self] in
        print("shown \(Self.screen.color(x: 50, y: 50) ?? "unreadable")")
        let other = UIImageView(frame: CGRect(x: 150, y: 0, width: 100, height: 100))
        other.image = UIImage(data: file)
        controller.view.addSubview(other)
        wait(for: "#00ff00", x: 200) { [self] in
          print("again \(Self.screen.color(x: 200, y: 50) ?? "unreadable")")
          print("main \(watcher.decodes.main), other threads \(watcher.decodes.others)")
          window.isHidden = true
        }
      }
    }
    return true
  }

  /// Returns a PNG file of a green image of 200 by 200 points.
  private static func file() -> Data? {
    let size = CGSize(width: 200, height: 200)
    return UIGraphicsImageRenderer(size: size).image { context in
      UIColor(red: 0, green: 1, blue: 0, alpha: 1).setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }.pngData()
  }

  /// Calls `then` when the screen displays `color`, or after 20 seconds.
  ///
  /// Polls with a GLib timer, because the process of an exit test has no main queue.
  private func wait(for color: String, x: Int, then: @escaping @MainActor () -> Void) {
    let deadline = Date(timeIntervalSinceNow: 20)
    step = {
      guard Self.screen.color(x: x, y: 50) == color || Date() > deadline else { return true }
      then()
      return false
    }
    g_timeout_add(
      50,
      { program in
        nonisolated(unsafe) let program = program
        return MainActor.assumeIsolated {
          guard let program else { return 0 }
          let delegate = Unmanaged<PicturesDelegate>.fromOpaque(program).takeUnretainedValue()
          let step = delegate.step
          return step?() == true ? 1 : 0
        }
      }, Unmanaged.passUnretained(self).toOpaque())
  }
}
#endif
