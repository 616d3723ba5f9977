// SPDX-License-Identifier: Apache-2.0

import Foundation
import GalleryScreens
import UIKit

/// `gallery [SCREEN] [--photos FOLDER] [--dark | --light]`: the demonstration screens in a window.
@main
enum Program {
  @MainActor
  static func main() {
    do {
      let arguments = try Arguments(CommandLine.arguments.dropFirst())
      if arguments.wantsHelp {
        print(Arguments.usage)
        return
      }
      AppDelegate.arguments = arguments
    } catch {
      FileHandle.standardError.write(Data("gallery: \(error)\n\(Arguments.usage)\n".utf8))
      exit(2)
    }
    AppDelegate.main()
  }
}
