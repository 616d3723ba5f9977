// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionGalleryScreens
import UIKit

/// The program `gallery [SCREEN] [--photos FOLDER] [--dark | --light]`, which shows the demonstration screens
/// in a window.
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
      exit(refuse(error, on: .standardError))
    }
    AppDelegate.main()
  }

  /// Writes the error of the command line to `file`, and returns the exit status.
  static func refuse(_ error: any Error, on file: FileHandle) -> Int32 {
    // If writing fails, the exit status still reports the error.
    try? file.write(contentsOf: Data("gallery: \(error)\n\(Arguments.usage)\n".utf8))
    return 2
  }
}
