// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionContracts

/// A data file of an asset catalogue.
open class NSDataAsset: NSObject {
  /// The name of the asset.
  public let name: String
  /// The contents of the file.
  public let data: Data
  /// The type identifier from the catalogue; empty if it specifies none.
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

  /// Creates the asset with the given name from the main bundle; `nil` if there is none.
  public convenience init?(name: String) {
    self.init(name: name, bundle: .main)
  }

  /// Creates the asset with the given name from `bundle`; `nil` if there is none.
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
