// SPDX-License-Identifier: Apache-2.0

import Foundation
#if canImport(FoundationNetworking)
public import FoundationNetworking
#endif

extension Snapshotting where Value == URLRequest, Format == String {
  /// A strategy that records the method and URL, the sorted headers and the body of a request.
  public static var raw: Snapshotting { raw(pretty: false) }

  /// Returns a strategy that records the method and URL, the sorted headers and the body of a request.
  ///
  /// With `pretty`, a JSON body is pretty-printed with sorted keys.
  public static func raw(pretty: Bool) -> Snapshotting {
    SimplySnapshotting.lines.pullback { request in
      let text = RequestText(request)
      let head = ["\(text.method) \(text.address)"] + text.headers.map { "\($0.name): \($0.value)" }
      let body = text.body(pretty: pretty).map { ["", $0] } ?? []
      return (head + body).joined(separator: "\n")
    }
  }

  /// A snapshot of the request as a `curl` command.
  public static var curl: Snapshotting {
    SimplySnapshotting.lines.pullback { request in
      let text = RequestText(request)
      var parts = ["curl"]
      if text.method == "HEAD" {
        parts.append("--head")
      } else if text.method != "GET" {
        parts.append("--request \(text.method)")
      }
      parts += text.headers.filter { $0.name != "Cookie" }
        .map { "--header \"\($0.name): \(RequestText.quoted($0.value))\"" }
      if let body = text.body(pretty: false) {
        parts.append("--data \"\(RequestText.quoted(body))\"")
      }
      parts += text.headers.filter { $0.name == "Cookie" }
        .map { "--cookie \"\(RequestText.quoted($0.value))\"" }
      return (parts + ["\"\(text.address)\""]).joined(separator: " \\\n\t")
    }
  }
}
