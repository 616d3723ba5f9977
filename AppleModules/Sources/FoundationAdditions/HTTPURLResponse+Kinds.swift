// SPDX-License-Identifier: Apache-2.0

#if canImport(FoundationNetworking)

public import Foundation
public import FoundationNetworking

extension HTTPURLResponse {
  /// Creates a response with status code 200 and a content type; a negative `length` is unknown.
  ///
  /// `_differs` has no meaning: the initialiser of Foundation's superclass has the other parameters, and this
  /// class does not inherit it.
  public convenience init(
    url: URL, mimeType: String?, expectedContentLength length: Int, textEncodingName: String?,
    _differs: Void = ()
  ) {
    var fields: [String: String] = [:]
    if let mimeType {
      fields["Content-Type"] = textEncodingName.map { "\(mimeType); charset=\($0)" } ?? mimeType
    }
    if length >= 0 { fields["Content-Length"] = "\(length)" }
    // Foundation creates a response for any status code.
    // swift-format-ignore: NeverForceUnwrap
    self.init(url: url, statusCode: 200, httpVersion: nil, headerFields: fields)!
  }
}

#endif
