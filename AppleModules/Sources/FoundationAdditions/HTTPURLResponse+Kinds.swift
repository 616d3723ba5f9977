// SPDX-License-Identifier: Apache-2.0

#if canImport(FoundationNetworking)

public import Foundation
public import FoundationNetworking

extension HTTPURLResponse {
  /// An answer of 200 with bytes of a kind; below 0 it is not known how many.
  ///
  /// The last value says nothing: Foundation's superclass has an initialiser without it, which this class does not inherit.
  public convenience init(
    url: URL, mimeType: String?, expectedContentLength length: Int, textEncodingName: String?,
    _differs: Void = ()
  ) {
    var fields: [String: String] = [:]
    if let mimeType {
      fields["Content-Type"] = textEncodingName.map { "\(mimeType); charset=\($0)" } ?? mimeType
    }
    if length >= 0 { fields["Content-Length"] = "\(length)" }
    // Foundation makes an answer of any number.
    // swift-format-ignore: NeverForceUnwrap
    self.init(url: url, statusCode: 200, httpVersion: nil, headerFields: fields)!
  }
}

#endif
