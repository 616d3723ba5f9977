// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionControls
import MullionViewTree
import Synchronization
import Testing
import ViewStage

/// Tests of item providers: their contents, and loading them.
@MainActor
struct ItemProviderTests {
  /// The recorded results of handlers, in order.
  private final class Heard: Sendable {
    private let kept = Mutex<[String]>([])
    var all: [String] { kept.withLock { $0 } }
    func record(_ words: String) { kept.withLock { $0.append(words) } }
    func data(_ data: Data?, _ error: (any Error)?) {
      record(
        data.map { String(decoding: $0, as: UTF8.self) }
          ?? "error \((error as NSError?)?.code ?? 0)")
    }
  }

  @Test func `a provider says how what it carries is best shown`() {
    let provider = NSItemProvider()
    expect(provider.preferredPresentationStyle, equals: .unspecified)
    provider.preferredPresentationStyle = .attachment
    let copy = provider.copy() as? NSItemProvider
    expect(copy?.preferredPresentationStyle, equals: UIPreferredPresentationStyle(rawValue: 2))
  }

  /// An object of an app that an item provider carries.
  private final class Note: NSObject, NSItemProviderReading, NSItemProviderWriting {
    let words: String
    init(_ words: String) { self.words = words }
    static var writableTypeIdentifiersForItemProvider: [String] {
      ["com.example.note", "public.utf8-plain-text"]
    }
    static var readableTypeIdentifiersForItemProvider: [String] { ["com.example.note"] }
    static func itemProviderVisibilityForRepresentation(
      withTypeIdentifier typeIdentifier: String
    ) -> NSItemProviderRepresentationVisibility {
      typeIdentifier == "com.example.note" ? .ownProcess : .all
    }
    func loadData(
      withTypeIdentifier typeIdentifier: String,
      forItemProviderCompletionHandler completionHandler:
        @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
      completionHandler(
        Data((typeIdentifier == "com.example.note" ? "!" + words : words).utf8), nil)
      return nil
    }
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Note {
      Note(String(decoding: data.dropFirst(), as: UTF8.self))
    }
  }

  /// A value type that is bridged to a note.
  private struct Words: ItemProviderBridging {
    let text: String
    init(itemProviderObject: Note) { text = itemProviderObject.words }
  }

  private let heard = Heard()

  @Test func `an object is handed over itself, and as data of its types`() {
    let note = Note("milk")
    let provider = NSItemProvider(object: note)
    expect(
      provider.registeredTypeIdentifiers, equals: ["com.example.note", "public.utf8-plain-text"])
    expect(
      provider.canLoadObject(ofClass: Note.self) && provider.canLoadObject(ofClass: String.self))
    expect(!provider.canLoadObject(ofClass: UIColor.self))
    nonisolated(unsafe) var found: (any NSItemProviderReading)?
    provider.loadObject(ofClass: Note.self) { object, _ in found = object }
    expect(found === note)
    provider.loadDataRepresentation(
      forTypeIdentifier: "public.plain-text", completionHandler: heard.data)
    _ = provider.loadObject(ofClass: String.self) { [heard] text, _ in heard.record(text ?? "none")
    }
    expect(heard.all, equals: ["milk", "milk"])
  }

  @Test func `data of another program's object makes one`() {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(
      forTypeIdentifier: "com.example.note", visibility: .all
    ) { take in
      take(Data("!eggs".utf8), nil)
      return nil
    }
    nonisolated(unsafe) var found: Note?
    provider.loadObject(ofClass: Note.self) { object, _ in found = object as? Note }
    expect(found?.words, equals: "eggs")
  }

  // In a whole run other tests have the main actor for minutes.
  @Test(.timeLimit(.minutes(30)))
  func `handlers are asked when somebody takes, and may take their time`() async throws {
    let provider = NSItemProvider()
    nonisolated(unsafe) var later: (@Sendable (Data?, (any Error)?) -> Void)?
    let inner = Progress(totalUnitCount: 5)
    provider.registerDataRepresentation(
      forTypeIdentifier: "public.json", visibility: .team
    ) { [heard] take in
      heard.record("asked")
      later = take
      return inner
    }
    expect(heard.all.isEmpty)
    let progress = provider.loadDataRepresentation(
      forTypeIdentifier: "public.text", completionHandler: heard.data)
    expect(heard.all == ["asked"] && progress.completedUnitCount == 0)
    progress.cancel()
    // Foundation reports the cancellation on a queue of its own.
    while !inner.isCancelled { await Task.yield() }
    let answer = try #require(later)
    answer(Data("{}".utf8), nil)
    expect(heard.all == ["asked", "{}"] && progress.completedUnitCount == 1)
  }

  @Test func `what is not carried can't be taken`() {
    let provider = NSItemProvider(object: NSString(string: "a"))
    provider.loadDataRepresentation(
      forTypeIdentifier: "public.image", completionHandler: heard.data)
    provider.loadObject(ofClass: UIColor.self) { [heard] _, error in heard.data(nil, error) }
    provider.loadFileRepresentation(forTypeIdentifier: "public.image") { [heard] _, error in
      heard.record((error as NSError?)?.domain ?? "")
    }
    expect(heard.all, equals: ["error -1000", "error -1000", "NSItemProviderErrorDomain"])
    expect(NSItemProvider.errorDomain, equals: "NSItemProviderErrorDomain")
    expect(NSItemProvider.ErrorCode.unavailableCoercionError.rawValue, equals: -1200)
  }

  @Test func `an object is made when somebody takes it`() {
    let provider = NSItemProvider()
    provider.registerObject(ofClass: Note.self, visibility: .all) { [heard] take in
      heard.record("made")
      take(Note("bread"), nil)
      return nil
    }
    expect(heard.all.isEmpty && provider.hasItemConformingToTypeIdentifier("public.text"))
    provider.loadObject(ofClass: Note.self) { [heard] object, _ in
      heard.record((object as? Note)?.words ?? "none")
    }
    provider.loadDataRepresentation(
      forTypeIdentifier: "com.example.note", completionHandler: heard.data)
    expect(heard.all, equals: ["made", "bread", "made", "!bread"])
  }

  // MARK: Files

  @Test func `a file is copied for who takes it, and gone afterwards`() throws {
    let folder = TemporaryFolder()
    let own = try folder.write(Data("own".utf8), "list.txt")
    let provider = NSItemProvider()
    provider.registerFileRepresentation(
      forTypeIdentifier: "public.plain-text", fileOptions: [], visibility: .all
    ) { take in
      take(own, false, nil)
      return nil
    }
    nonisolated(unsafe) var place: URL?
    provider.loadFileRepresentation(forTypeIdentifier: "public.text") { [heard] url, _ in
      place = url
      heard.record(url.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "none")
    }
    let taken = try #require(place)
    expect(heard.all == ["own"] && taken != own && taken.lastPathComponent == "list.txt")
    expect(!FileManager.default.fileExists(atPath: taken.path))
    expect(FileManager.default.fileExists(atPath: own.path))
    provider.loadInPlaceFileRepresentation(forTypeIdentifier: "public.text") {
      [heard] _, isInPlace, _ in
      heard.record("\(isInPlace)")
    }
    expect(heard.all.last, equals: "false")
    expect(provider.registeredTypeIdentifiers(fileOptions: .openInPlace).isEmpty)
  }

  @Test func `a file that can be opened in place is, and data becomes a file`() throws {
    let folder = TemporaryFolder()
    let own = try folder.write(Data("own".utf8), "list.txt")
    let provider = NSItemProvider()
    provider.registerFileRepresentation(
      forTypeIdentifier: "public.plain-text", fileOptions: .openInPlace, visibility: .all
    ) { take in
      take(own, true, nil)
      return nil
    }
    nonisolated(unsafe) var place: URL?
    provider.loadInPlaceFileRepresentation(forTypeIdentifier: "public.text") { url, isInPlace, _ in
      place = isInPlace ? url : nil
    }
    expect(place, equals: own)
    expect(
      provider.hasRepresentationConforming(
        toTypeIdentifier: "public.text", fileOptions: .openInPlace))
    let text = NSItemProvider(object: NSString(string: "words"))
    text.suggestedName = "letter"
    text.loadFileRepresentation(forTypeIdentifier: "public.plain-text") { [heard] url, _ in
      heard.record(url?.lastPathComponent ?? "none")
      heard.record(url.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "none")
    }
    expect(heard.all, equals: ["letter.txt", "words"])
  }

  // MARK: Items

  @Test func `items are loaded as what they are`() async throws {
    let provider = NSItemProvider(
      item: NSString(string: "an item"), typeIdentifier: "public.plain-text")
    provider.loadItem(forTypeIdentifier: "public.plain-text", options: nil) { [heard] item, _ in
      heard.record((item as? NSString).map { $0 as String } ?? "none")
    }
    provider.registerItem(forTypeIdentifier: "public.url") { take, wanted, _ in
      take(NSURL(string: "https://swift.org"), nil)
    }
    provider.loadItem(forTypeIdentifier: "public.url") { [heard] item, _ in
      heard.record((item as? NSURL)?.absoluteString ?? "none")
    }
    provider.loadDataRepresentation(forTypeIdentifier: "public.url", completionHandler: heard.data)
    expect(heard.all, equals: ["an item", "https://swift.org", "https://swift.org"])
    let item = try await NSItemProvider(object: NSString(string: "text"))
      .loadItem(forTypeIdentifier: "public.text")
    expect((item as? NSString).map { $0 as String }, equals: "text")
    await #expect(throws: (any Error).self) {
      _ = try await NSItemProvider().loadItem(forTypeIdentifier: "public.text")
    }
  }

  @Test func `values stand for objects, and handlers have types of their own`() {
    let load: NSItemProvider.LoadHandler = { take, _, _ in take(NSString(string: "named"), nil) }
    let done: NSItemProvider.CompletionHandler = { [heard] item, _ in
      heard.record((item as? NSString).map { $0 as String } ?? "none")
    }
    let provider = NSItemProvider(object: Note("milk"))
    provider.registerItem(forTypeIdentifier: "com.example.item", loadHandler: load)
    provider.loadItem(forTypeIdentifier: "com.example.item", completionHandler: done)
    _ = provider.loadObject(ofClass: Words.self) { [heard] words, _ in
      heard.record(words?.text ?? "none")
    }
    expect(provider.canLoadObject(ofClass: Words.self) && heard.all == ["named", "milk"])
  }

  @Test func `a copy carries the same, and names and sizes go along`() {
    let provider = NSItemProvider(object: NSString(string: "a"))
    provider.suggestedName = "A"
    provider.preferredPresentationSize = CGSize(width: 3, height: 4)
    let copy = provider.copy() as? NSItemProvider
    provider.suggestedName = nil
    expect(copy?.suggestedName, equals: "A")
    expect(copy?.preferredPresentationSize, equals: CGSize(width: 3, height: 4))
    expect(copy?.registeredTypeIdentifiers, equals: ["public.utf8-plain-text"])
  }

  @Test func `colours and texts with attributes are carried as data`() {
    let provider = NSItemProvider()
    let color = NSItemProvider(object: UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5))
    provider.registerDataRepresentation(
      forTypeIdentifier: "com.apple.uikit.color", visibility: .all
    ) { take in
      color.loadDataRepresentation(
        forTypeIdentifier: "com.apple.uikit.color", completionHandler: take)
    }
    nonisolated(unsafe) var found: UIColor?
    provider.loadObject(ofClass: UIColor.self) { object, _ in found = object as? UIColor }
    expect(found, equals: UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5))
    let text = NSItemProvider(object: NSAttributedString(string: "bold"))
    _ = text.loadObject(ofClass: String.self) { [heard] text, _ in heard.record(text ?? "none") }
    expect(heard.all, equals: ["bold"])
  }

  @Test func `what a team says of what is carried goes along with copies`() throws {
    let provider = NSItemProvider(object: "words" as NSString)
    expect(provider.teamData == nil)
    provider.teamData = Data([1, 2])
    let copy = try #require(provider.copy() as? NSItemProvider)
    expect(copy.teamData, equals: Data([1, 2]))
  }

  @Test func `a preview is what its handler makes, or a picture that is carried`() {
    let provider = NSItemProvider()
    let heard = Heard()
    provider.loadPreviewImage { item, error in
      heard.record(item == nil && error != nil ? "nothing" : "something")
    }
    provider.previewImageHandler = { take, wanted, options in
      heard.record("\(wanted == UIImage.self) \(options?.count ?? 0)")
      take(UIImage(), nil)
    }
    provider.loadPreviewImage(options: [NSItemProviderPreferredImageSizeKey: 1]) { item, _ in
      heard.record(item is UIImage ? "picture" : "none")
    }
    expect((provider.copy() as? NSItemProvider)?.previewImageHandler != nil)
    NSItemProvider(object: UIImage()).loadPreviewImage { item, _ in
      heard.record(item is UIImage ? "carried" : "none")
    }
    expect(heard.all, equals: ["nothing", "true 1", "picture", "carried"])
  }
}
