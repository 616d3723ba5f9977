// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionInterfaceDocuments
import MullionInterfaceFiles
import MullionViewControllers
import UIKit

/// Storyboards written in the test itself.
@MainActor
enum Board {
  /// The text of a storyboard of scenes, each given by its controller; the first is shown first.
  nonisolated static func text(_ controllers: String..., first: String) -> String {
    text(controllers, first: first)
  }

  /// The same of a list of controllers.
  nonisolated static func text(_ controllers: [String], first: String) -> String {
    let scenes = controllers.enumerated().map {
      "<scene sceneID=\"s\($0)\"><objects>\n\($1)\n</objects></scene>"
    }
    return """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
        initialViewController="\(first)"><scenes>
      \(scenes.joined(separator: "\n"))
      </scenes></document>
      """
  }

  /// A storyboard, and its file, which keeps what it notes.
  static func of(_ text: String) throws -> (storyboard: UIStoryboard, file: LoadedFile) {
    let document = try InterfaceDocument(data: Data(text.utf8), name: "Test.storyboard")
    let file = LoadedFile(document, in: nil)
    file.listener = { _ in }
    return (UIStoryboard(name: "Test", content: LoadedStoryboard(file)), file)
  }
}
