// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionGalleryScreens
import UIKit

/// The arguments of the command line.
struct Arguments {
  static let usage = """
    usage: gallery [SCREEN] [--photos FOLDER] [--dark | --light]
      --photos FOLDER   the JPEG and PNG files that the mosaic shows
      --dark, --light   how the window looks, whatever the desktop prefers; the last one counts
    """

  var screen: String?
  /// The appearance; `unspecified` for the appearance of the desktop.
  var style = UIUserInterfaceStyle.unspecified
  var options = GalleryOptions()
  var wantsHelp = false

  init() {}

  /// Creates the arguments from the words after the program's name.
  ///
  /// - Throws: an ``ArgumentError`` with a sentence about the first invalid word.
  @MainActor
  init(_ words: some Sequence<String>) throws(ArgumentError) {
    var words = Array(words)[...]
    while let word = words.popFirst() {
      switch word {
      case "--help", "-h":
        wantsHelp = true
      case "--photos":
        guard let folder = words.popFirst() else { throw .noFolder }
        options.photos = .folder(try Self.checked(folder))
      case "--dark":
        style = .dark
      case "--light":
        style = .light
      case _ where word.hasPrefix("-"):
        throw .unknownOption(word)
      default:
        guard Gallery.screens.contains(where: { $0.id == word }) else {
          throw .unknownScreen(word, known: Gallery.screens.map(\.id))
        }
        screen = word
      }
    }
  }

  private static func checked(_ folder: String) throws(ArgumentError) -> String {
    var isFolder: ObjCBool = false
    let path = URL(fileURLWithPath: folder).standardizedFileURL.path
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
    else { throw .notAFolder(folder) }
    return path
  }
}
