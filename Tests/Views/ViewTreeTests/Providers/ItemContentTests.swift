// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import RandomTesting
import Synchronization
import Testing
import ViewStage

@testable import MullionViewTree

/// Tests of the contents of item providers, compared with a search in a list; the data is the same for every
/// kind of representation.
struct ItemContentTests {
  private class Note: NSObject, NSItemProviderReading, NSItemProviderWriting {
    class var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
    class var readableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
    func loadData(
      withTypeIdentifier typeIdentifier: String,
      forItemProviderCompletionHandler completionHandler:
        @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
      completionHandler(Data(typeIdentifier.utf8), nil)
      return nil
    }
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
      self.init()
    }
    required override init() { super.init() }
  }
  private final class LongNote: Note {}

  private static func maker(_ note: Note) -> ItemContent.Maker {
    nonisolated(unsafe) let note = note
    return ItemContent.Maker(type: Swift.type(of: note)) { take in
      take(note, nil)
      return nil
    }
  }

  private static func text(_ type: String) -> ItemRepresentation {
    ItemRepresentation(
      type: type, visibility: .all,
      source: .data { take in
        take(Data(type.utf8), nil)
        return nil
      })
  }

  // MARK: ItemContent

  @Test(arguments: 0..<30)
  func `a type is served by its own representation, or else by the first of such a type`(
    seed: UInt64
  ) {
    var random = SeededGenerator(seed: seed)
    /// Each type with its supertypes.
    let kinds = [
      "public.png": ["public.image", "public.data"],
      "public.jpeg": ["public.image", "public.data"],
      "public.image": ["public.data"],
      "public.utf8-plain-text": ["public.plain-text", "public.text", "public.data"],
      "public.plain-text": ["public.text", "public.data"],
    ]
    var content = ItemContent()
    let types = (0..<Int.random(in: 0...6, using: &random)).map { _ in
      kinds.keys.sorted().randomElement(using: &random) ?? ""
    }
    content.representations = types.map(Self.text)
    var unique: [String] = []
    for type in types where !unique.contains(type) { unique.append(type) }
    expect(content.types, equals: unique)
    let asked = Array(kinds.keys) + ["public.data", "public.text", "public.movie"]
    let found = asked.map { content.representation($0)?.type }
    let wanted = asked.map { type in
      types.first { $0 == type } ?? types.first { kinds[$0]?.contains(type) ?? false }
    }
    expect(found, equals: wanted)
  }

  @Test func `an object is taken as its class or one above it`() {
    var content = ItemContent()
    let note = LongNote()
    content.makers = [Self.maker(note)]
    expect(content.maker(for: LongNote.self) != nil && content.maker(for: Note.self) != nil)
    content.makers = [Self.maker(Note())]
    expect(content.maker(for: LongNote.self) == nil)
    let written = Mutex("")
    _ = content.makers[0].data("public.png") { data, _ in
      written.withLock { $0 = String(decoding: data ?? Data(), as: UTF8.self) }
    }
    expect(written.withLock { $0 }, equals: "public.png")
  }

  @Test func `an object is the only one when all that is carried is of it`() {
    var content = ItemContent()
    let note = LongNote()
    content.makers = [Self.maker(note)]
    expect(content.onlyObject == nil)
    content.representations = [Self.text("public.utf8-plain-text")]
    expect(content.onlyObject?.object === note)
    expect(content.onlyObject?.type, equals: "public.utf8-plain-text")
    content.representations.append(Self.text("public.png"))
    expect(content.onlyObject == nil)
    content.representations.removeLast()
    content.makers.append(Self.maker(Note()))
    expect(content.onlyObject == nil)
  }

  // MARK: ItemLoading

  enum Form: CaseIterable { case data, file, fileInPlace, item }

  private final class Taken: Sendable {
    private let words = Mutex<[String]>([])
    var all: [String] { words.withLock { $0 } }
    func record(_ word: String) { words.withLock { $0.append(word) } }
    func record(_ data: Data?, _ error: (any Error)?) {
      record(
        data.map { String(decoding: $0, as: UTF8.self) } ?? "\((error as NSError?)?.code ?? 0)")
    }
  }

  /// Returns content with the text "words" as a representation of the given form in `file`; without a file it
  /// reports an error.
  private static func content(_ form: Form, _ file: URL?) -> ItemContent {
    let source: ItemRepresentation.Source
    let error = NSError(domain: "test", code: 7)
    switch form {
    case .data:
      source = .data { take in
        take(file == nil ? nil : Data("words".utf8), file == nil ? error : nil)
        return nil
      }
    case .file, .fileInPlace:
      source = .file(isInPlace: form == .fileInPlace) { take in
        take(file, form == .fileInPlace, file == nil ? error : nil)
        return nil
      }
    case .item:
      source = .item { take, _, _ in
        take(file == nil ? nil : "words" as NSString, file == nil ? error : nil)
      }
    }
    var content = ItemContent()
    content.suggestedName = "note"
    content.representations = [
      ItemRepresentation(type: "public.utf8-plain-text", visibility: .all, source: source)
    ]
    return content
  }

  @Test(arguments: Form.allCases)
  func `the same words are taken as data, as a file and as an item, however they are carried`(
    form: Form
  ) throws {
    let folder = TemporaryFolder()
    let file = try folder.write(Data("words".utf8), "note.txt")
    let content = Self.content(form, file)
    let taken = Taken()
    for type in ["public.utf8-plain-text", "public.text"] {
      let progress = ItemLoading(content).data(type) { taken.record($0, $1) }
      expect(progress.isFinished)
    }
    let progress = ItemLoading(content).file("public.plain-text") { url, isInPlace, _ in
      taken.record(url.flatMap { try? Data(contentsOf: $0) }, nil)
      taken.record("\(url?.lastPathComponent ?? "") \(isInPlace) \(url == file)")
    }
    ItemLoading(content).item("public.plain-text", nil) { item, _ in
      taken.record(item as? String ?? "\(String(describing: item))")
    }
    let isInPlace = form == .fileInPlace
    expect(progress.isFinished)
    expect(
      taken.all, equals: ["words", "words", "words", "note.txt \(isInPlace) \(isInPlace)", "words"])
    // The copy that was handed over is gone, and the file is still there.
    expect(FileManager.default.fileExists(atPath: file.path))
  }

  @Test(arguments: Form.allCases)
  func `what cannot be loaded is said once, with the error of the one who carries it`(form: Form) {
    let taken = Taken()
    let content = Self.content(form, nil)
    let progresses = [
      ItemLoading(content).data("public.text") { taken.record($0, $1) },
      ItemLoading(content).file("public.text") { url, _, error in taken.record(nil, error) },
      ItemLoading(content).object(Note.self) { _, error in taken.record(nil, error) },
    ]
    expect(taken.all == ["7", "7", "7"] && progresses.allSatisfy(\.isFinished))
    // A type that is not carried is an error of its own.
    _ = ItemLoading(content).data("public.png") { taken.record($0, $1) }
    ItemLoading(content).item("public.png", nil) { _, error in taken.record(nil, error) }
    let missing = NSItemProvider.ErrorCode.itemUnavailableError.rawValue
    expect(taken.all.suffix(2), equals: ["\(missing)", "\(missing)"])
  }

  @Test(.timeLimit(.minutes(1)))
  func `who gives up gives the loading up that is under way`() async {
    let inner = Progress(totalUnitCount: 1)
    var content = ItemContent()
    content.representations = [
      ItemRepresentation(type: "public.data", visibility: .all, source: .data { _ in inner })
    ]
    let progress = ItemLoading(content).data("public.data") { _, _ in }
    expect(!progress.isFinished && !inner.isCancelled)
    await withCheckedContinuation { continuation in
      inner.cancellationHandler = { continuation.resume() }
      progress.cancel()
    }
    expect(inner.isCancelled)
  }
}
