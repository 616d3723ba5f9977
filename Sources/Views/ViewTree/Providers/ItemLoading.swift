// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts

/// An operation that loads the contents of an item provider in a requested form.
struct ItemLoading {
  private let content: ItemContent
  private let progress = Progress(totalUnitCount: 1)
  /// The maximum size of a file that is loaded into memory, in bytes.
  private static let greatestFile = 1 << 30

  init(_ content: ItemContent) { self.content = content }

  // MARK: Objects

  func object(
    _ wanted: any NSItemProviderReading.Type,
    _ take: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let progress = progress
    if let maker = content.maker(for: wanted) {
      follow(
        maker.load { object, error in
          progress.completedUnitCount = 1
          guard let found = object as? any NSItemProviderReading else {
            return take(nil, error ?? Self.other)
          }
          take(found, nil)
        })
      return progress
    }
    let types = wanted.readableTypeIdentifiersForItemProvider
    guard let type = types.first(where: { content.representation($0) != nil }) else {
      return none { take(nil, $0) }
    }
    return data(type) { data, error in
      guard let data else { return take(nil, error) }
      do {
        take(try wanted.object(withItemProviderData: data, typeIdentifier: type), nil)
      } catch {
        take(nil, error)
      }
    }
  }

  // MARK: Data

  func data(_ type: String, _ take: @escaping ItemRepresentation.TakeData) -> Progress {
    guard let found = content.representation(type) else { return none { take(nil, $0) } }
    let progress = progress
    let done: ItemRepresentation.TakeData = { data, error in
      progress.completedUnitCount = 1
      take(data, error)
    }
    switch found.source {
    case .data(let load): follow(load(done))
    case .file(_, let load):
      follow(
        load { url, _, error in
          guard let url else { return done(nil, error) }
          do {
            done(try WholeFile(url.path).read(atMost: Self.greatestFile), nil)
          } catch {
            done(nil, error)
          }
        })
    case .item(let load):
      load(
        { item, error in
          let data = item.flatMap(Self.data(of:))
          done(data, data == nil ? error ?? Self.other : nil)
        }, NSData.self, nil)
    }
    return progress
  }

  private static func data(of item: any NSSecureCoding) -> Data? {
    switch item {
    case let data as NSData: return data as Data
    case let text as NSString: return Data((text as String).utf8)
    case let url as NSURL where url.isFileURL:
      return (url as URL).path.isEmpty
        ? nil : try? WholeFile((url as URL).path).read(atMost: greatestFile)
    case let url as NSURL: return Data((url as URL).absoluteString.utf8)
    default:
      return try? NSKeyedArchiver.archivedData(withRootObject: item, requiringSecureCoding: true)
    }
  }

  // MARK: Files

  func file(_ type: String, _ take: @escaping ItemRepresentation.TakeFile) -> Progress {
    guard let found = content.representation(type) else { return none { take(nil, false, $0) } }
    guard case .file(let isInPlace, let load) = found.source else {
      let name = content.suggestedName
      return data(type) { data, error in
        guard let data else { return take(nil, false, error) }
        TemporaryCopy(name, found.type).hand(over: { try data.write(to: $0) }, to: take)
      }
    }
    let progress = progress
    follow(
      load { url, _, error in
        progress.completedUnitCount = 1
        guard let url else { return take(nil, false, error) }
        if isInPlace { return take(url, true, nil) }
        TemporaryCopy(url.deletingPathExtension().lastPathComponent, url.pathExtension).hand(
          over: { try FileManager.default.copyItem(at: url, to: $0) }, to: take)
      })
    return progress
  }

  // MARK: Items

  func item(
    _ type: String, _ options: [AnyHashable: Any]?,
    _ take: @escaping NSItemProvider.CompletionHandler
  ) {
    guard let found = content.representation(type) else {
      take(nil, Self.missing)
      return
    }
    if case .item(let load) = found.source { return load(take, nil, options) }
    if let file = content.file { return take(file as NSURL, nil) }
    _ = data(found.type) { data, error in
      guard let data else { return take(nil, error) }
      if FileKind.conforms(found.type, to: "public.url") {
        take(NSURL(string: String(decoding: data, as: UTF8.self)), nil)
      } else if FileKind.conforms(found.type, to: "public.plain-text") {
        take(String(decoding: data, as: UTF8.self) as NSString, nil)
      } else {
        take(data as NSData, nil)
      }
    }
  }

  // MARK: Progress and errors

  /// Forwards a cancellation to the progress of a handler.
  private func follow(_ inner: Progress?) {
    guard let inner else { return }
    progress.cancellationHandler = { inner.cancel() }
  }

  private func none(_ notify: (any Error) -> Void) -> Progress {
    notify(Self.missing)
    progress.completedUnitCount = 1
    return progress
  }

  private static var missing: any Error {
    NSItemProvider.error(.itemUnavailableError, "The provider has no representation of that type.")
  }
  private static var other: any Error {
    NSItemProvider.error(.unexpectedValueClassError, "The loaded object is of another class.")
  }
}
