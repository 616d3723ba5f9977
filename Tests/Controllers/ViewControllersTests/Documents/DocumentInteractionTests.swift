// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Expectations
import Foundation
import MullionDocumentControllers
import MullionViewControllers
import MullionViewTree
import Testing
import UIKit
import ViewStage

/// Tests of documents that are previewed, and of documents opened by other apps of the desktop.
@MainActor
@Suite("Documents that others open")
struct DocumentInteractionTests {
  private final class Owner: NSObject, UIDocumentInteractionControllerDelegate {
    var heard: [String] = []
    var shower: UIViewController?

    func documentInteractionControllerViewControllerForPreview(
      _ controller: UIDocumentInteractionController
    ) -> UIViewController { shower ?? UIViewController() }
    func documentInteractionControllerWillBeginPreview(
      _ controller: UIDocumentInteractionController
    ) { heard.append("preview") }
    func documentInteractionControllerDidEndPreview(
      _ controller: UIDocumentInteractionController
    ) { heard.append("no preview") }
    func documentInteractionControllerWillPresentOptionsMenu(
      _ controller: UIDocumentInteractionController
    ) { heard.append("options") }
    func documentInteractionControllerDidDismissOptionsMenu(
      _ controller: UIDocumentInteractionController
    ) { heard.append("no options") }
    func documentInteractionControllerWillPresentOpenInMenu(
      _ controller: UIDocumentInteractionController
    ) { heard.append("programs") }
    func documentInteractionControllerDidDismissOpenInMenu(
      _ controller: UIDocumentInteractionController
    ) { heard.append("no programs") }
    func documentInteractionController(
      _ controller: UIDocumentInteractionController,
      willBeginSendingToApplication application: String?
    ) { heard.append("opening") }
    func documentInteractionController(
      _ controller: UIDocumentInteractionController,
      didEndSendingToApplication application: String?
    ) { heard.append("opened") }
  }

  private final class Silent: NSObject, UIDocumentInteractionControllerDelegate {}

  private let owner = Owner()
  private let root = UIViewController()
  private let harness: CollectionViewHarness
  private let folder = TemporaryFolder()

  init() {
    harness = CollectionViewHarness(root, on: .iPhone15)
    owner.shower = root
  }

  private func document(_ name: String, _ data: Data) throws -> UIDocumentInteractionController {
    let controller = UIDocumentInteractionController(url: try folder.write(data, name))
    controller.delegate = owner
    return controller
  }

  @Test func `a document is called and typed as its file, unless somebody says else`() throws {
    let controller = try document("notes.txt", Data("one".utf8))
    expect(controller.name == "notes.txt" && controller.uti == "public.plain-text")
    expect(controller.icons.count == 1)
    controller.name = "Notes"
    controller.uti = "com.example.note"
    expect(controller.name == "Notes" && controller.uti == "com.example.note")
    controller.url = URL(fileURLWithPath: "/other.png")
    expect(controller.name == "other.png" && controller.uti == "public.png")
  }

  @Test func `the menu of options previews, copies, sends and opens`() throws {
    let controller = try document("notes.txt", Data("one".utf8))
    expect(controller.presentOptionsMenu(from: root.view.bounds, in: root.view, animated: true))
    expect(!controller.presentOptionsMenu(from: root.view.bounds, in: root.view, animated: true))
    harness.runUntilIdle()
    for title in ["notes.txt", "Quick Look", "Open", "Copy", "Mail"] {
      expect(harness.textFrames.contains(title))
    }
    try harness.tap("Open")
    harness.runUntilIdle()
    expect(harness.openedAddresses, equals: [controller.url])
    expect(Set(owner.heard), equals: ["options", "no options", "opening", "opened"])
    expect(owner.heard.first == "options" && root.presentedViewController == nil)
  }

  @Test func `the menu of programs opens alone, and is taken away`() throws {
    let controller = try document("notes.txt", Data("one".utf8))
    expect(controller.presentOpenInMenu(from: root.view.bounds, in: root.view, animated: false))
    harness.runUntilIdle()
    expect(harness.textFrames.contains("Open") && !harness.textFrames.contains("Copy"))
    controller.dismissMenu(animated: false)
    harness.runUntilIdle()
    expect(owner.heard == ["programs", "no programs"] && root.presentedViewController == nil)
    expect(!controller.presentOpenInMenu(from: .zero, in: UIView(), animated: false))
    let item = UIBarButtonItem(title: "Share", style: .plain, target: nil, action: nil)
    root.navigationItem.rightBarButtonItem = item
    expect(controller.presentOpenInMenu(from: item, animated: false))
  }

  @Test func `a text is previewed in front of the controller that the delegate gives`() throws {
    let controller = try document("notes.txt", Data("A walk by the sea.".utf8))
    expect(controller.presentPreview(animated: true))
    harness.runUntilIdle()
    expect(owner.heard == ["preview"] && harness.textFrames.contains("A walk by the sea."))
    expect(harness.textFrames.contains("notes.txt"))
    try harness.tap("Done")
    harness.runUntilIdle()
    expect(owner.heard == ["preview", "no preview"] && root.presentedViewController == nil)
    expect(harness.openedAddresses.isEmpty)
  }

  @Test func `a picture is pushed onto a navigation controller`() throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    harness.surface.root.window?.rootViewController = navigation
    harness.runUntilIdle()
    owner.shower = navigation
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    guard let data = picture.pngData() else { return }
    let controller = try document("red.png", data)
    expect(controller.presentPreview(animated: false))
    harness.runUntilIdle()
    expect(
      navigation.viewControllers.count == 2 && navigation.topViewController?.title == "red.png")
    controller.dismissPreview(animated: false)
    harness.runUntilIdle()
    expect(navigation.viewControllers.count == 1 && owner.heard == ["preview", "no preview"])
  }

  @Test func `what is no picture and no text is opened by the desktop`() throws {
    let controller = try document("thing.bin", Data([0, 1, 2]))
    expect(controller.presentPreview(animated: true))
    expect(harness.openedAddresses, equals: [controller.url])
    expect(owner.heard, equals: ["preview", "opening", "opened", "no preview"])
  }

  @Test func `without a controller to show it there is no preview`() throws {
    let controller = try document("notes.txt", Data("one".utf8))
    let silent = Silent()
    controller.delegate = silent
    expect(!controller.presentPreview(animated: false))
    controller.presentOptionsMenu(from: root.view.bounds, in: root.view, animated: false)
    harness.runUntilIdle()
    expect(!harness.textFrames.contains("Quick Look") && harness.textFrames.contains("Open"))
  }

  @Test func `a tap on a view with the controller's gestures previews`() throws {
    let controller = try document("notes.txt", Data("one".utf8))
    let badge = UIView(frame: CGRect(x: 20, y: 200, width: 80, height: 80))
    for recognizer in controller.gestureRecognizers { badge.addGestureRecognizer(recognizer) }
    root.view.addSubview(badge)
    harness.runUntilIdle()
    harness.longPress(at: CGPoint(x: 60, y: 240))
    harness.runUntilIdle()
    expect(owner.heard, equals: ["options"])
    controller.dismissMenu(animated: false)
    harness.runUntilIdle()
    harness.tap(at: CGPoint(x: 60, y: 240))
    harness.runUntilIdle()
    expect(owner.heard.last, equals: "preview")
  }
}
