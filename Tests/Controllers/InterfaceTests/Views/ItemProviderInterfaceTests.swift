// SPDX-License-Identifier: Apache-2.0

import Expectations
import Testing
import UIKit
import UniformTypeIdentifiers

/// Tests of item providers and pasteboards, used as in an app.
@MainActor
struct ItemProviderInterfaceTests {
  /// An object that an app drags and pastes.
  private final class Card: NSObject, NSItemProviderReading, NSItemProviderWriting {
    let title: String
    init(title: String) { self.title = title }
    static var writableTypeIdentifiersForItemProvider: [String] { ["com.example.card"] }
    static var readableTypeIdentifiersForItemProvider: [String] { ["com.example.card"] }
    func loadData(
      withTypeIdentifier typeIdentifier: String,
      forItemProviderCompletionHandler completionHandler:
        @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
      completionHandler(Data(title.utf8), nil)
      return nil
    }
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Card {
      Card(title: String(decoding: data, as: UTF8.self))
    }
  }

  @Test func `a thing is carried in several representations`() {
    let provider = NSItemProvider()
    provider.suggestedName = "card"
    provider.preferredPresentationSize = CGSize(width: 100, height: 50)
    provider.preferredPresentationStyle = .inline
    provider.registerObject(Card(title: "one"), visibility: .all)
    provider.registerObject(ofClass: UIImage.self, visibility: .ownProcess) { completion in
      completion(UIImage(systemName: "star"), nil)
      return nil
    }
    provider.registerDataRepresentation(
      forTypeIdentifier: "public.json", visibility: .group
    ) { completion in
      completion(Data("{}".utf8), nil)
      return nil
    }
    provider.registerFileRepresentation(
      forTypeIdentifier: "public.zip-archive", fileOptions: [.openInPlace], visibility: .team
    ) { completion in
      completion(nil, false, CocoaError(.fileNoSuchFile))
      return Progress(totalUnitCount: 1)
    }
    provider.registerItem(forTypeIdentifier: "public.url") { completion, _, _ in
      completion(NSURL(string: "https://swift.org"), nil)
    }
    expect(
      provider.registeredTypeIdentifiers,
      equals: [
        "com.example.card", "public.png", "public.jpeg", "public.json", "public.zip-archive",
        "public.url",
      ])
    expect(
      provider.registeredTypeIdentifiers(fileOptions: .openInPlace), equals: ["public.zip-archive"])
    expect(provider.hasRepresentationConforming(toTypeIdentifier: "public.text"))
    expect(provider.canLoadObject(ofClass: UIImage.self))
    nonisolated(unsafe) var loaded: [String] = []
    let progress: Progress = provider.loadObject(ofClass: Card.self) { card, _ in
      loaded.append((card as? Card)?.title ?? "")
    }
    expect(progress.isFinished && loaded == ["one"])
    provider.loadItem(forTypeIdentifier: "public.url", options: nil) { item, _ in
      loaded.append((item as? NSURL)?.absoluteString ?? "")
    }
    provider.loadInPlaceFileRepresentation(forTypeIdentifier: "public.zip-archive") { _, _, error in
      loaded.append(error == nil ? "there" : "not there")
    }
    expect(loaded, equals: ["one", "https://swift.org", "not there"])
    let own = NSItemProvider()
    own.registerDataRepresentation(for: .json, visibility: .all) { completion in
      completion(Data("{}".utf8), nil)
      return nil
    }
    own.registerFileRepresentation(for: .zip, openInPlace: true) { completion in
      completion(nil, true, nil)
      return nil
    }
    own.loadDataRepresentation(for: .text) { data, _ in loaded.append("\(data?.count ?? 0)") }
    own.loadFileRepresentation(for: .zip) { _, _, _ in }
    expect(own.registeredContentTypes(conformingTo: .text) == [.json] && loaded.last == "2")
    expect(own.registeredContentTypesForOpenInPlace, equals: [.zip])
    expect(NSItemProviderRepresentationVisibility(rawValue: 3), equals: .ownProcess)
    expect(NSItemProviderFileOptions.openInPlace.rawValue, equals: 1)
    expect((provider.copy() as? NSItemProvider)?.suggestedName, equals: "card")
    expect(NSItemProvider.ErrorCode(rawValue: -1), equals: .unknownError)
  }

  /// A view that accepts cards and pictures when the user pastes.
  private final class Board: UIView {
    var pasted: [Card] = []

    init() {
      super.init(frame: .zero)
      let configuration = UIPasteConfiguration(forAccepting: Card.self)
      configuration.addTypeIdentifiers(forAccepting: UIImage.self)
      configuration.addAcceptableTypeIdentifiers([UTType.plainText.identifier])
      pasteConfiguration = configuration
    }

    required init?(coder: NSCoder) { nil }

    override func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
      pasted.isEmpty && super.canPaste(itemProviders)
    }

    override func paste(itemProviders: [NSItemProvider]) {
      for provider in itemProviders where provider.canLoadObject(ofClass: Card.self) {
        provider.loadObject(ofClass: Card.self) { card, _ in
          nonisolated(unsafe) let card = card as? Card
          MainActor.assumeIsolated { self.pasted += [card].compactMap(\.self) }
        }
      }
    }
  }

  @Test func `things are pasted into a view that has a configuration`() {
    let board = Board()
    let providers = [NSItemProvider(object: Card(title: "one"))]
    let target: any UIPasteConfigurationSupporting = board
    expect(target.canPaste(providers))
    target.paste(itemProviders: providers)
    expect(board.pasted.map(\.title) == ["one"] && !board.canPaste(providers))
  }

  @Test func `things are copied to a pasteboard`() {
    let board = UIPasteboard.withUniqueName()
    board.image = UIImage(systemName: "star")
    board.colors = [.red]
    board.urls = [URL(fileURLWithPath: "/a")]
    board.strings = ["a", "b"]
    board.setItems([["public.text": "a"]])
    board.addItems([["public.text": "b"]])
    board.setItemProviders(
      [NSItemProvider(object: Card(title: "c"))], localOnly: true, expirationDate: nil)
    expect(board.contains(pasteboardTypes: ["com.example.card"]))
    expect(board.numberOfItems == 1 && !board.hasColors && !board.hasImages && !board.hasURLs)
    expect(board.data(forPasteboardType: "com.example.card"), equals: Data("c".utf8))
    UIPasteboard.remove(withName: board.name)
    let keys: [UIPasteboard.OptionsKey] = [.expirationDate, .localOnly]
    expect(keys.map(\.rawValue).allSatisfy { !$0.isEmpty })
    expect(UIPasteboard.removedNotification != UIPasteboard.changedNotification)
  }
}
