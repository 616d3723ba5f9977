// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionInterfaceDocuments
import MullionInterfaceFiles
import MullionViewControllers
import UIKit

/// Storyboards that tests write as text.
@MainActor
enum Board {
  /// Returns the text of a storyboard with one scene per controller; `first` is the identifier of the initial
  /// controller.
  nonisolated static func text(_ controllers: String..., first: String) -> String {
    text(controllers, first: first)
  }

  /// Returns the text of a storyboard with one scene per controller; `first` is the identifier of the initial
  /// controller.
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

  /// Returns a storyboard and its file, which records its findings.
  static func of(_ text: String) throws -> (storyboard: UIStoryboard, file: LoadedFile) {
    let document = try InterfaceDocument(data: Data(text.utf8), name: "Test.storyboard")
    let file = LoadedFile(document, in: nil)
    file.listener = { _ in }
    return (UIStoryboard(name: "Test", content: LoadedStoryboard(file)), file)
  }
}
