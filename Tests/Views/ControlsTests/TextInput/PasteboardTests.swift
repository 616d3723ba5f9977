// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Expectations
import Foundation
import MullionControls
import MullionTextInput
import MullionViewTree
import Testing

/// Tests of writing to and reading from pasteboards.
@MainActor
struct PasteboardTests {
  private final class Board: Clipboard {
    var text: String?
    var picture: Data?
    var changeCount = 0
    func write(text: String?, picture: Data?) {
      (self.text, self.picture) = (text, picture)
      changeCount += 1
    }
  }

  private let board = UIPasteboard.withUniqueName()
  private let host = Board()

  /// Runs `body` with the services of a program on a desktop with a clipboard.
  private func onDesktop(_ body: () -> Void) {
    let services = HostServices()
    services.clipboard = host
    services.serve(body)
  }

  @Test func `values have the types that they were put there as`() {
    board.items = [
      ["public.utf8-plain-text": "one", "com.example.note": Data("!one".utf8)],
      ["public.url": URL(fileURLWithPath: "/two")],
    ]
    expect(board.numberOfItems, equals: 2)
    expect(board.types, equals: ["com.example.note", "public.utf8-plain-text"])
    expect(board.string == "one" && board.strings == ["one"])
    expect(board.data(forPasteboardType: "com.example.note"), equals: Data("!one".utf8))
    expect(board.data(forPasteboardType: "public.utf8-plain-text"), equals: Data("one".utf8))
    expect(board.value(forPasteboardType: "public.text") as? String, equals: "one")
    expect(board.urls == [URL(fileURLWithPath: "/two")] && board.hasURLs)
    expect(board.contains(pasteboardTypes: ["public.image", "public.text"]))
    expect(!board.contains(pasteboardTypes: ["public.url"]))
    expect(board.itemSet(withPasteboardTypes: ["public.url"]), equals: IndexSet(integer: 1))
    expect(!board.contains(pasteboardTypes: ["public.url"], inItemSet: nil))
    expect(board.contains(pasteboardTypes: ["public.url"], inItemSet: IndexSet(integer: 1)))
    expect(board.types(forItemSet: IndexSet(integer: 1)), equals: [["public.url"]])
    expect(board.values(forPasteboardType: "public.url", inItemSet: nil)?.count, equals: 1)
    expect(
      board.data(forPasteboardType: "public.text", inItemSet: IndexSet(integer: 0)),
      equals: [Data("one".utf8)])
    expect(board.types(forItemSet: IndexSet(integer: 7)) == nil)
  }

  @Test func `each setter puts one kind in the place of all`() {
    let count = board.changeCount
    board.string = "text"
    let image = UIImage()
    board.images = [image, image]
    expect(board.string == nil && !board.hasStrings)
    expect(board.hasImages && board.image === image && board.images?.count == 2)
    board.color = .red
    expect(!board.hasImages && board.hasColors && board.colors == [.red])
    board.url = URL(string: "https://swift.org")
    expect(board.hasURLs && board.string == "https://swift.org")
    board.setValue("kept", forPasteboardType: "com.example.word")
    expect(board.value(forPasteboardType: "com.example.word") as? String, equals: "kept")
    board.setData(Data([1]), forPasteboardType: "com.example.byte")
    expect(board.data(forPasteboardType: "com.example.byte"), equals: Data([1]))
    board.addItems([["public.text": "more"]])
    expect(board.numberOfItems == 2 && board.strings == ["more"])
    board.strings = nil
    expect(board.numberOfItems == 0 && board.changeCount == count + 8)
  }

  @Test func `things are gone at their date`() {
    board.setItems(
      [["public.text": "short"]], options: [.expirationDate: Date(timeIntervalSinceNow: -1)])
    expect(board.string == nil && board.numberOfItems == 0)
    board.setItems(
      [["public.text": "long"]], options: [.expirationDate: Date(timeIntervalSinceNow: 1000)])
    expect(board.string, equals: "long")
  }

  @Test func `who watches hears which types came, and which went`() {
    board.string = "a"
    var heard: [[String]] = []
    let token = NotificationCenter.default.addObserver(
      forName: UIPasteboard.changedNotification, object: board, queue: nil
    ) { note in
      let types = [
        UIPasteboard.changedTypesAddedUserInfoKey, UIPasteboard.changedTypesRemovedUserInfoKey,
      ].map { note.userInfo?[$0] as? [String] ?? [] }
      MainActor.assumeIsolated { heard += types }
    }
    board.url = URL(string: "https://swift.org")
    NotificationCenter.default.removeObserver(token)
    expect(heard, equals: [["public.url"], ["public.utf8-plain-text"]])
  }

  @Test func `a pasteboard that was removed is no longer found`() {
    let name = board.name
    board.string = "a"
    expect(UIPasteboard(name: name, create: false)?.string, equals: "a")
    UIPasteboard.remove(withName: name)
    expect(UIPasteboard(name: name, create: false) == nil)
    UIPasteboard.remove(withName: .general)
    expect(UIPasteboard(name: .general, create: false) != nil)
  }

  // MARK: Providers

  @Test func `what providers carry is there, at once or when it is loaded`() async {
    let text = NSItemProvider(object: NSString(string: "carried"))
    let data = NSItemProvider()
    nonisolated(unsafe) var later: (@Sendable (Data?, (any Error)?) -> Void)?
    data.registerDataRepresentation(forTypeIdentifier: "public.png", visibility: .all) { take in
      later = take
      return nil
    }
    board.itemProviders = [text, data]
    expect(board.string == "carried" && !board.hasImages)
    later?(Data([9]), nil)
    expect(
      board.hasImages
        && board.data(forPasteboardType: "public.png", inItemSet: IndexSet(integer: 1)) == [
          Data([9])
        ])
    expect(board.itemProviders.first === text)
    board.setObjects([NSURL(fileURLWithPath: "/x"), UIColor.red])
    expect(board.url?.path == "/x" && board.color == .red && board.numberOfItems == 2)
    board.string = "plain"
    expect(board.itemProviders.first?.registeredTypeIdentifiers, equals: ["public.utf8-plain-text"])
  }

  // MARK: The desktop

  @Test func `texts and pictures go to the desktop and come from it`() {
    onDesktop {
      let general = UIPasteboard.general
      general.items = [["public.utf8-plain-text": "a"], ["public.url": URL(fileURLWithPath: "/b")]]
      expect(host.text == "a\nfile:///b" && host.picture == nil && general.changeCount == 1)
      expect(general.numberOfItems, equals: 2)
      general.setData(Data([1, 2]), forPasteboardType: "public.png")
      expect(host.text == nil && host.picture == Data([1, 2]) && general.hasImages)
      host.write(text: "theirs", picture: Data([3]))
      expect(general.string == "theirs" && general.numberOfItems == 1)
      expect(general.data(forPasteboardType: "public.image"), equals: Data([3]))
    }
  }

  @Test func `what is for this program alone stays in it`() {
    onDesktop {
      let general = UIPasteboard.general
      host.text = "before"
      let options: [UIPasteboard.OptionsKey: Any] = [
        .localOnly: true, .expirationDate: Date.distantFuture,
      ]
      general.setItems([["public.text": "secret"]], options: options)
      expect(host.text == nil && general.string == "secret")
      general.setObjects([NSString(string: "again")], localOnly: true, expirationDate: nil)
      expect(host.text == nil && general.string == "again")
      host.write(text: "theirs", picture: nil)
      expect(general.string, equals: "theirs")
    }
  }
}
