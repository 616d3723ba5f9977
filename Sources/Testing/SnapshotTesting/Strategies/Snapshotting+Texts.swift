// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension Diffing where Value == String {
  /// Texts, compared line by line.
  public static var lines: Diffing {
    Diffing(
      toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) },
      diff: { old, new in
        old == new ? nil : (TextChange(from: old, to: new).words.joined(separator: "\n"), [])
      })
  }
}

extension Snapshotting where Value == String, Format == String {
  /// A text, compared line by line.
  public static var lines: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .lines) }
}

extension Snapshotting where Value == Data, Format == Data {
  /// Bytes as they are.
  public static var data: Snapshotting {
    Snapshotting(
      pathExtension: nil,
      diffing: Diffing(toData: { $0 }, fromData: { $0 }) { old, new in
        guard old != new else { return nil }
        let same = zip(old, new).prefix { $0 == $1 }.count
        let words = "It has \(new.count) bytes, and the reference \(old.count)"
        return ("\(words); they differ from byte \(same) on.", [])
      })
  }
}

extension Snapshotting where Format == String {
  /// What the value says of itself.
  public static var description: Snapshotting {
    SimplySnapshotting.lines.pullback { String(describing: $0) }
  }

  /// The value's parts and theirs, a line each, without addresses and in an order that stays.
  public static var dump: Snapshotting {
    SimplySnapshotting.lines.pullback { ValueDump($0).text }
  }

  /// Lists, dictionaries, numbers, texts and nothing else, as JSON with sorted keys.
  ///
  /// A value that is none of these is told in the text itself.
  public static var json: Snapshotting {
    var strategy = SimplySnapshotting.lines.pullback { (value: Value) in
      guard JSONSerialization.isValidJSONObject(value),
        let data = try? JSONSerialization.data(
          withJSONObject: value, options: [.prettyPrinted, .sortedKeys])
      else { return "The value is nothing that JSON holds: \(value)\n" }
      return String(decoding: data, as: UTF8.self)
    }
    strategy.pathExtension = "json"
    return strategy
  }
}

extension Snapshotting where Value: Encodable, Format == String {
  /// The value as JSON with sorted keys.
  public static var json: Snapshotting {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return json(encoder)
  }

  /// The value as JSON, as `encoder` writes it.
  public static func json(_ encoder: JSONEncoder) -> Snapshotting {
    encoded("json") { try encoder.encode($0) }
  }

  /// The value as a property list in XML.
  public static var plist: Snapshotting {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    return plist(encoder)
  }

  /// The value as a property list, as `encoder` writes it.
  public static func plist(_ encoder: PropertyListEncoder) -> Snapshotting {
    encoded("plist") { try encoder.encode($0) }
  }

  private static func encoded(
    _ ending: String, _ encode: @escaping (Value) throws -> Data
  ) -> Snapshotting {
    var strategy = SimplySnapshotting.lines.pullback { (value: Value) in
      do { return String(decoding: try encode(value), as: UTF8.self) } catch {
        return "\(Value.self) can't be encoded: \(error)\n"
      }
    }
    strategy.pathExtension = ending
    return strategy
  }
}

extension Snapshotting where Value: CaseIterable, Format == String {
  /// A table of what a function answers for each case, as CSV with a line for each.
  public static func `func`<Answer>(
    into witness: Snapshotting<Answer, Format>
  ) -> Snapshotting<(Value) -> Answer, Format> {
    var strategy = Snapshotting<(Value) -> Answer, Format>(
      pathExtension: "csv", diffing: .lines,
      asyncSnapshot: { function in
        Async { callback in
          let lines = Value.allCases.map { input in
            let answer = MadeValue<String>()
            witness.snapshot(function(input)).run(answer.keep)
            return [String(describing: input), answer.current ?? ""]
              .map(CSVField.quoted).joined(separator: ",")
          }
          callback(lines.joined(separator: "\n"))
        }
      })
    strategy.isOfPlatform = witness.isOfPlatform
    return strategy
  }
}
