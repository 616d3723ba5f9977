// SPDX-License-Identifier: Apache-2.0

import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The parts of a request, in a stable order.
struct RequestText {
  private let request: URLRequest

  /// Creates the parts of `request`.
  init(_ request: URLRequest) { self.request = request }

  /// The HTTP method.
  var method: String { request.httpMethod ?? "GET" }

  /// The URL, with its query items sorted by name.
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

  /// Returns the body as text, or `nil` if there is none.
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

  /// Returns `text` with backslashes and quotation marks escaped, for a shell's double quotes.
  static func quoted(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
  }
}
