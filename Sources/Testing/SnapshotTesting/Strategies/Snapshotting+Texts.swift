// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension Diffing where Value == String {
  /// A comparison of texts, line by line.
  public static var lines: Diffing {
    Diffing(
      toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) },
      diff: { old, new in
        old == new ? nil : (TextChange(from: old, to: new).words.joined(separator: "\n"), [])
      })
  }
}

extension Snapshotting where Value == String, Format == String {
  /// A snapshot of a text, compared line by line.
  public static var lines: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .lines) }
}

extension Snapshotting where Value == Data, Format == Data {
  /// A snapshot of unmodified bytes.
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
  /// A strategy that snapshots the value's description, compared line by line.
  public static var description: Snapshotting {
    SimplySnapshotting.lines.pullback { String(describing: $0) }
  }

  /// A snapshot of the value's mirror and its children, one per line, without addresses and in a stable
  /// order.
  public static var dump: Snapshotting {
    SimplySnapshotting.lines.pullback { ValueDump($0).text }
  }

  /// A snapshot of a JSON object of lists, dictionaries, numbers and texts, with sorted keys.
  ///
  /// The text for any other value is a message that it cannot be represented in JSON.
  public static var json: Snapshotting {
    var strategy = SimplySnapshotting.lines.pullback { (value: Value) in
      guard JSONSerialization.isValidJSONObject(value),
        let data = try? JSONSerialization.data(
          withJSONObject: value, options: [.prettyPrinted, .sortedKeys])
      else { return "The value can't be represented in JSON: \(value)\n" }
      return String(decoding: data, as: UTF8.self)
    }
    strategy.pathExtension = "json"
    return strategy
  }
}

extension Snapshotting where Value: Encodable, Format == String {
  /// A snapshot of the value as JSON with sorted keys.
  public static var json: Snapshotting {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return json(encoder)
  }

  /// Returns a snapshot of the value as JSON, encoded by `encoder`.
  public static func json(_ encoder: JSONEncoder) -> Snapshotting {
    encoded("json") { try encoder.encode($0) }
  }

  /// A snapshot of the value as an XML property list.
  public static var plist: Snapshotting {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    return plist(encoder)
  }

  /// Returns a snapshot of the value as a property list, encoded by `encoder`.
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
  /// Returns a snapshot of a function's results for each case as a CSV table, with one line for each.
  ///
  /// The field of a result whose snapshot is not available immediately is empty.
  public static func `func`<Answer>(
    into witness: Snapshotting<Answer, Format>
  ) -> Snapshotting<(Value) -> Answer, Format> {
    var strategy = Snapshotting<(Value) -> Answer, Format>(
      pathExtension: "csv", diffing: .lines,
      asyncSnapshot: { function in
        Async { callback in
          let lines = Value.allCases.map { input in
            let answer = SendableValue<String>()
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
