// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionControls
import MullionTextInput
import MullionViewTree
import Testing
import ViewStage

/// Tests of pasting into responders with a paste configuration.
@MainActor
struct PasteConfigurationTests {
  private final class Board: Clipboard {
    var text: String?
    var picture: Data?
    var changeCount = 0
    func write(text: String?, picture: Data?) {
      (self.text, self.picture) = (text, picture)
      changeCount += 1
    }
  }

  private final class Pad: UIView {
    var texts: [String] = []
    var accepts = true
    override var canBecomeFirstResponder: Bool { true }
    override func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
      accepts && super.canPaste(itemProviders)
    }
    override func paste(itemProviders: [NSItemProvider]) {
      for provider in itemProviders {
        provider.loadObject(ofClass: String.self) { text, _ in
          MainActor.assumeIsolated { self.texts.append(text ?? "") }
        }
      }
    }
  }

  /// An object with a paste configuration that is not a responder.
  private final class Box: NSObject, UIPasteConfigurationSupporting {
    var pasteConfiguration: UIPasteConfiguration?
  }

  private let pad = Pad()
  private let stage: Stage
  private let board = Board()

  init() {
    stage = Stage(pad)
    let services = HostServices()
    services.clipboard = board
    stage.surface.services = services
    board.text = "one"
  }

  @Test func `a configuration names types, by themselves and by classes`() throws {
    let configuration = UIPasteConfiguration(acceptableTypeIdentifiers: ["public.json"])
    configuration.addAcceptableTypeIdentifiers(["public.png"])
    configuration.addTypeIdentifiers(forAccepting: NSURL.self)
    configuration.addTypeIdentifiers(forAccepting: String.self)
    let types = ["public.json", "public.png", "public.url", "public.text"]
    expect(configuration.acceptableTypeIdentifiers, equals: types)
    expect(UIPasteConfiguration().acceptableTypeIdentifiers.isEmpty)
    expect(
      UIPasteConfiguration(forAccepting: NSString.self).acceptableTypeIdentifiers,
      equals: UIPasteConfiguration(forAccepting: String.self).acceptableTypeIdentifiers)
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: configuration, requiringSecureCoding: true)
    let read = try NSKeyedUnarchiver.unarchivedObject(
      ofClass: UIPasteConfiguration.self, from: data)
    expect(read?.acceptableTypeIdentifiers, equals: types)
  }

  @Test func `a responder has a copy of its configuration`() {
    let configuration = UIPasteConfiguration(forAccepting: NSString.self)
    pad.pasteConfiguration = configuration
    configuration.addAcceptableTypeIdentifiers(["public.png"])
    expect(pad.pasteConfiguration?.acceptableTypeIdentifiers, equals: ["public.text"])
  }

  @Test func `a responder can paste what is of one of the types`() {
    let text = NSItemProvider(object: "text" as NSString)
    let address = NSItemProvider(object: NSURL(fileURLWithPath: "/one"))
    expect(!pad.canPaste([text]))
    pad.pasteConfiguration = UIPasteConfiguration(forAccepting: String.self)
    expect(pad.canPaste([address, text]) && !pad.canPaste([address]) && !pad.canPaste([]))
    let box = Box()
    expect(!box.canPaste([text]))
    box.pasteConfiguration = pad.pasteConfiguration
    expect(box.canPaste([text]))
  }

  @Test func `the command pastes what is on the pasteboard`() {
    pad.becomeFirstResponder()
    expect(!pad.canPerformAction("paste:", withSender: nil))
    expect(!stage.press(.character("v"), .control))
    pad.pasteConfiguration = UIPasteConfiguration(forAccepting: String.self)
    expect(pad.canPerformAction("paste:", withSender: nil))
    pad.paste(nil)
    expect(stage.press(.character("v"), .control))
    expect(pad.texts, equals: ["one", "one"])
    pad.accepts = false
    expect(!pad.canPerformAction("paste:", withSender: nil))
    expect(!stage.press(.character("v"), .control))
    pad.accepts = true
    pad.pasteConfiguration = UIPasteConfiguration(forAccepting: UIImage.self)
    expect(!pad.canPerformAction("paste:", withSender: nil))
    pad.paste(nil)
    expect(pad.texts, equals: ["one", "one"])
  }

  @Test func `the responder that can paste does it for the one with keys`() {
    let inner = Pad()
    pad.addSubview(inner)
    inner.becomeFirstResponder()
    pad.pasteConfiguration = UIPasteConfiguration(forAccepting: String.self)
    expect(stage.press(.character("v"), .command))
    expect(pad.texts == ["one"] && inner.texts.isEmpty)
  }

  @Test func `keys copy and select where responders say that they can`() {
    final class Shelf: UIView {
      var told: [String] = []
      override var canBecomeFirstResponder: Bool { true }
      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { true }
      override func cut(_ sender: Any?) { told.append("cut") }
      override func copy(_ sender: Any?) { told.append("copy") }
      override func selectAll(_ sender: Any?) { told.append("all") }
    }
    let shelf = Shelf()
    pad.addSubview(shelf)
    shelf.becomeFirstResponder()
    for key: Character in ["x", "c", "a", "b"] {
      expect(stage.press(.character(key), .control), equals: (key != "b"))
    }
    expect(shelf.told, equals: ["cut", "copy", "all"])
  }

  @Test func `a text view pastes text, or what its configuration accepts`() {
    final class Note: UITextView {
      var others = 0
      override func paste(itemProviders: [NSItemProvider]) {
        if itemProviders.contains(where: { $0.canLoadObject(ofClass: UIImage.self) }) {
          others += 1
        } else {
          super.paste(itemProviders: itemProviders)
        }
      }
    }
    let note = Note()
    pad.addSubview(note)
    note.becomeFirstResponder()
    stage.press(.character("v"), .control)
    expect(note.text, equals: "one")
    note.pasteConfiguration = UIPasteConfiguration(
      acceptableTypeIdentifiers: ["public.image", "public.text"])
    stage.press(.character("v"), .control)
    expect(note.text == "oneone" && note.others == 0)
    board.text = nil
    board.picture = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }
      .pngData()
    expect(board.picture == nil || note.canPerformAction("paste:", withSender: nil))
    stage.press(.character("v"), .control)
    expect(board.picture == nil || note.others == 1)
    note.isEditable = false
    expect(!note.canPerformAction("paste:", withSender: nil))
  }
}
