// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionContracts

/// A file of an asset catalogue that is no picture.
open class NSDataAsset: NSObject {
  /// What the asset is called.
  public let name: String
  /// The file's bytes.
  public let data: Data
  /// The kind of the file, as its catalogue says; empty when it says none.
  public let typeIdentifier: String

  private struct DataSet: Decodable {
    struct Entry: Decodable {
      var filename: String?
      var type: String?
      enum CodingKeys: String, CodingKey {
        case filename
        case type = "universal-type-identifier"
      }
    }
    var data: [Entry]?
  }

  /// The asset of that name in the main bundle; nil when there is none.
  public convenience init?(name: String) {
    self.init(name: name, bundle: .main)
  }

  /// The asset of that name in `bundle`; nil when there is none.
  public init?(name: String, bundle: Bundle) {
    guard let folder = AssetCatalogs.folder(of: name, ending: "dataset", in: bundle),
      let entries = AssetCatalogs.contents(of: folder, as: DataSet.self)?.data,
      let entry = entries.first(where: { $0.filename != nil }), let file = entry.filename,
      let data = try? WholeFile(folder.appendingPathComponent(file).path).read()
    else { return nil }
    self.name = name
    self.data = data
    typeIdentifier = entry.type ?? ""
    super.init()
  }
}
