// SPDX-License-Identifier: Apache-2.0

import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The parts of a request, in an order that stays.
struct RequestText {
  private let request: URLRequest

  /// The parts of `request`.
  init(_ request: URLRequest) { self.request = request }

  /// What is asked of the server.
  var method: String { request.httpMethod ?? "GET" }

  /// The address, with what it asks for sorted by name.
  var address: String {
    guard let url = request.url else { return "(no address)" }
    guard var parts = URLComponents(url: url, resolvingAgainstBaseURL: false),
      let items = parts.queryItems
    else { return url.absoluteString }
    parts.queryItems = items.sorted { $0.name < $1.name }
    return parts.url?.absoluteString ?? url.absoluteString
  }

  /// The headers, sorted by name.
  var headers: [(name: String, value: String)] {
    (request.allHTTPHeaderFields ?? [:]).map { ($0.key, $0.value) }.sorted { $0.0 < $1.0 }
  }

  /// The body as text; nil: there is none.
  func body(pretty: Bool) -> String? {
    guard let body = request.httpBody else { return nil }
    if pretty, let object = try? JSONSerialization.jsonObject(with: body),
      let spread = try? JSONSerialization.data(
        withJSONObject: object, options: [.prettyPrinted, .sortedKeys])
    {
      return String(decoding: spread, as: UTF8.self)
    }
    return String(decoding: body, as: UTF8.self)
  }

  /// `text` as it stands in a shell's double quotes.
  static func quoted(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
  }
}
