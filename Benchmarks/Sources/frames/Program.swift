// SPDX-License-Identifier: Apache-2.0

import CFrameProbe
import Foundation
import UIKit

// What Mullion's window costs, frame by frame, beside the programs in `gtkframes` and `Qt`, which
// show the same.
//
//   frames SCENE ACTION ROWS
//
// SCENE: list, grid, stylelist, stylegrid, listcells, pictures, fill; identified has a diffable data
// source, varied rows of different heights that are estimated.
// ACTION: scroll, replace, start, idle; insert and rebuild of identified, drift of varied.

/// A program that opens a window with the scene of the command line and performs the action of the command
/// line.
@main
final class Program: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let words = CommandLine.arguments
    guard words.count == 4, let scene = Scene(rawValue: words[1]),
      let action = Action(rawValue: words[2]), let rows = Int(words[3])
    else {
      try? FileHandle.standardError.write(
        contentsOf: Data("usage: frames SCENE ACTION ROWS\n".utf8))
      exit(2)
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let controller = scene.makeController(rows: rows)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    self.window = window
    Run.begin(action, of: controller, name: "mullion \(words[1]) \(words[2]) rows=\(rows)")
    return true
  }
}

/// The displayed scene.
enum Scene: String {
  case list, grid, stylelist, stylegrid, listcells, pictures, fill, identified, varied

  /// Returns a controller that displays `rows` rows.
  @MainActor
  func makeController(rows: Int) -> UIViewController {
    switch self {
    case .fill: FillController()
    case .identified: IdentifiedController(rows: rows)
    case .varied: VariedController(rows: rows)
    default: RowsController(scene: self, rows: rows)
    }
  }
}

/// The action performed on the scene.
enum Action: String {
  case scroll, replace, insert, rebuild, drift, start, idle
}
