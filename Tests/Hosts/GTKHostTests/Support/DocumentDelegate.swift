// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit
import UniformTypeIdentifiers

/// A program that exports a document, opens one and has a dialog cancelled, and prints its delegate calls.
final class DocumentDelegate: UIResponder, UIApplicationDelegate, UIDocumentPickerDelegate {
  /// The folder of the documents.
  static var folder = FileManager.default.temporaryDirectory

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let controller = UIViewController()
  private var heard = 0

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    controller.view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    controller.title = "Documents"
    window.rootViewController = controller
    window.makeKeyAndVisible()
    show(
      UIDocumentPickerViewController(
        forExporting: [Self.folder.appendingPathComponent("Trail.txt")], asCopy: true))
    return true
  }

  private func show(_ picker: UIDocumentPickerViewController) {
    picker.delegate = self
    picker.directoryURL = Self.folder.appendingPathComponent("there", isDirectory: true)
    controller.present(picker, animated: true)
  }

  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {
    let names = urls.map { $0.pathComponents.suffix(2).joined(separator: "/") }
    goOn("picked \(names.joined(separator: " "))")
  }

  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
    goOn("given up")
  }

  private func goOn(_ word: String) {
    print(word)
    heard += 1
    guard heard < 3 else { return window.isHidden = true }
    show(
      UIDocumentPickerViewController(
        forOpeningContentTypes: [heard == 1 ? .plainText : .folder]))
  }
}
