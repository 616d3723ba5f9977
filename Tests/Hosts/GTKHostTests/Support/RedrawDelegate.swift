// SPDX-License-Identifier: Apache-2.0

#if MULLION_GTK
import CMullionGTK
import CollectionStage
import Foundation
import MullionViewControllers
import MullionViewTree
import UIKit

/// A program that changes one of sixteen cells after the whole window was painted over from outside, and
/// prints the number of redrawn places.
final class RedrawDelegate: UIResponder, UIApplicationDelegate {
  static var screen = ScreenFile(path: "")

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  private let controller = UIViewController()
  private let source = ItemSource([16]) { view, path in
    let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    cell.contentView.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    return cell
  }
  private var frames = 0
  private var isPaintedOver = false
  private let deadline = Date(timeIntervalSinceNow: 30)

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 400, height: 400), collectionViewLayout: layout)
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = source
    window.rootViewController = controller
    controller.view.addSubview(list)
    window.makeKeyAndVisible()
    window.mounted?.addFrameCallback { [unowned self] _ in look(at: list) }
    return true
  }

  /// The colours at the centres of all cells on the screen.
  private var shown: [String] {
    (0..<16).map { Self.screen.color(x: $0 % 4 * 100 + 50, y: $0 / 4 * 100 + 50) ?? "nothing" }
  }

  private func look(at list: UICollectionView) -> Bool {
    frames += 1
    if Date() > deadline { return end("too late: \(shown)") }
    if !isPaintedOver {
      guard shown.allSatisfy({ $0 == "#0000ff" }), frames > 10 else { return true }
      guard PaintOver.fill(with: 0x00ff00, width: 400, height: 400) else {
        return end("no X window")
      }
      isPaintedOver = true
      frames = 0
      return true
    }
    // Frames in which nothing changed draw nothing.
    if frames == 10 {
      print("kept \(shown.count { $0 == "#00ff00" })")
      list.cellForItem(at: IndexPath(item: 5, section: 0))?.contentView.backgroundColor = .red
    }
    guard frames > 20 else { return true }
    let drawn = shown.indices.filter { shown[$0] != "#00ff00" }
    return end("drawn again \(drawn)")
  }

  private func end(_ words: String) -> Bool {
    print(words)
    window.isHidden = true
    return false
  }
}

/// A client that draws into the program's first X window, bypassing GTK.
@MainActor
enum PaintOver {
  private typealias Display = UnsafeMutableRawPointer

  /// Fills the window with a colour.
  ///
  /// - Returns: Whether there is an X window.
  static func fill(with color: UInt, width: UInt32, height: UInt32) -> Bool {
    guard let windows = gtk_window_get_toplevels(),
      let window = g_list_model_get_item(windows, 0)
    else { return false }
    defer { g_object_unref(window) }
    guard let library = dlopen("libX11.so.6", RTLD_NOW),
      let surface = gtk_native_get_surface(OpaquePointer(window)),
      let number = function(
        nil, "gdk_x11_surface_get_xid", (@convention(c) (OpaquePointer?) -> UInt).self),
      let open = function(
        library, "XOpenDisplay", (@convention(c) (UnsafePointer<CChar>?) -> Display?).self),
      let makeContext = function(
        library, "XCreateGC",
        (@convention(c) (Display?, UInt, UInt, UnsafeMutableRawPointer?) -> OpaquePointer?).self),
      let setColor = function(
        library, "XSetForeground",
        (@convention(c) (Display?, OpaquePointer?, UInt) -> Int32).self),
      let fill = function(
        library, "XFillRectangle",
        (@convention(c) (Display?, UInt, OpaquePointer?, Int32, Int32, UInt32, UInt32) -> Int32)
          .self),
      let close = function(
        library, "XCloseDisplay", (@convention(c) (Display?) -> Int32).self),
      let display = open(nil)
    else { return false }
    let context = makeContext(display, number(surface), 0, nil)
    _ = setColor(display, context, color | 0xff00_0000)
    _ = fill(display, number(surface), context, 0, 0, width, height)
    _ = close(display)
    return true
  }

  private static func function<Function>(
    _ library: UnsafeMutableRawPointer?, _ name: String, _ type: Function.Type
  ) -> Function? {
    dlsym(library, name).map { unsafeBitCast($0, to: type) }
  }
}
#endif
