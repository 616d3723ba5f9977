// SPDX-License-Identifier: Apache-2.0

package import Foundation
import MullionContracts

/// A reader of files of recorded sequences: a whole file, a list of sequences, or one sequence.
package enum SnapshotCaseReader {
  /// A whole file; its field `meta` is ignored.
  private struct File: Decodable {
    let cases: [SnapshotCase]
  }

  /// The fields that distinguish the three forms.
  private struct Form: Decodable {
    let cases: [Nothing]?
    let steps: [Nothing]?
  }

  private struct Nothing: Decodable {
    init(from decoder: any Decoder) {}
  }

  /// Returns the sequences of the file at `path`.
  ///
  /// - Throws: `SnapshotCaseError` if the file cannot be read or does not contain valid sequences.
  package static func cases(atPath path: String) throws(SnapshotCaseError) -> [SnapshotCase] {
    let data: Data
    do throws(WholeFileError) {
      data = try WholeFile(path).read()
    } catch {
      throw SnapshotCaseError("\(path) can't be read: \(error); expected a JSON file of sequences.")
    }
    return try cases(in: data, file: path)
  }

  /// Returns the sequences in the contents of a file; `file` is its name in errors.
  package static func cases(
    in data: Data, file: String
  ) throws(SnapshotCaseError) -> [SnapshotCase] {
    do {
      let cases = try decoded(data)
      for one in cases {
        for (number, step) in one.steps.enumerated() where !step.operation.kinds.contains(one.kind)
        {
          throw SnapshotCaseError(
            "\(file): \(one.id), step \(number): \(one.kind.rawValue) has no "
              + "\(step.operation.rawValue).")
        }
      }
      return cases
    } catch let error as SnapshotCaseError {
      throw error
    } catch let error as DecodingError {
      if let place = syntaxError(in: data, error) {
        throw SnapshotCaseError("\(file) is not JSON: \(place).")
      }
      throw SnapshotCaseError("\(file): \(sentence(error))")
    } catch {
      throw SnapshotCaseError("\(file) can't be read: \(error).")
    }
  }

  /// Returns the JSON syntax error of `data` if `error` may be due to one, or `nil`.
  private static func syntaxError(in data: Data, _ error: DecodingError) -> JSONSyntaxError? {
    guard case .dataCorrupted = error else { return nil }
    do throws(JSONSyntaxError) {
      _ = try JSONSyntax.value(of: data)
      return nil
    } catch {
      return error
    }
  }

  private static func decoded(_ data: Data) throws -> [SnapshotCase] {
    let decoder = JSONDecoder()
    if (try? decoder.decode([Nothing].self, from: data)) != nil {
      return try decoder.decode([SnapshotCase].self, from: data)
    }
    let form = try decoder.decode(Form.self, from: data)
    if form.steps != nil { return [try decoder.decode(SnapshotCase.self, from: data)] }
    if form.cases != nil { return try decoder.decode(File.self, from: data).cases }
    throw DecodingError.dataCorrupted(
      .init(
        codingPath: [],
        debugDescription: "a sequence, a list of sequences, or an object with \"cases\" is expected"
      ))
  }

  private static func sentence(_ error: DecodingError) -> String {
    let (path, reason): ([any CodingKey], String) =
      switch error {
      case .keyNotFound(let key, let context): (context.codingPath + [key], "it is missing")
      case .valueNotFound(_, let context): (context.codingPath, "it is null")
      case .typeMismatch(let type, let context): (context.codingPath, "it should be \(noun(type))")
      case .dataCorrupted(let context): (context.codingPath, context.debugDescription)
      @unknown default: ([], "\(error)")
      }
    let end = reason.hasSuffix(".") ? "" : "."
    if path.isEmpty { return "not readable as sequences: \(reason)\(end)" }
    let place = path.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
    return "field \(place) is not as expected: \(reason)\(end)"
  }

  /// Returns the JSON name of values of `type`.
  private static func noun(_ type: any Any.Type) -> String {
    if type is String.Type { return "text" }
    if type is Bool.Type { return "true or false" }
    if type is any BinaryInteger.Type { return "a whole number" }
    return type is [String: Any].Type ? "an object" : "a list"
  }
}
