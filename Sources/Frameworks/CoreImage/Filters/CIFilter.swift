// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionContracts

/// A filter that computes an image from images and parameters.
///
/// Built-in filters are identified by name; subclasses override ``outputImage``. Filters are not thread-safe.
open class CIFilter: NSObject, NSCopying, NSSecureCoding {
  let kind: FilterKind?
  private var values: [String: Any]

  /// The name of the filter, such as `CISepiaTone`.
  open var name: String

  /// Creates a custom filter without parameters.
  public override init() {
    (kind, values) = (nil, [:])
    name = ""
    super.init()
    name = "\(type(of: self))"
  }

  /// Creates a filter of `kind` with default values.
  init(kind: FilterKind) {
    self.kind = kind
    values = kind.standards
    name = kind.name
    super.init()
  }

  /// Creates a filter by decoding it, or `nil` if the archive has none or it is not a built-in filter.
  public required init?(coder: NSCoder) {
    guard let name = coder.decodeObject(of: NSString.self, forKey: Self.nameKey) as String?,
      let kind = FilterKind.all[name]
    else { return nil }
    self.kind = kind
    self.name = name
    values = kind.standards
    for input in kind.inputs where coder.containsValue(forKey: input.key) {
      switch input.standard {
      case .number: values[input.key] = NSNumber(value: coder.decodeDouble(forKey: input.key))
      case .vector: values[input.key] = coder.decodeObject(of: CIVector.self, forKey: input.key)
      case .color: values[input.key] = coder.decodeObject(of: CIColor.self, forKey: input.key)
      case .text:
        values[input.key] = coder.decodeObject(of: NSString.self, forKey: input.key) as String?
      case .image, .transform, .data: break
      }
    }
    super.init()
  }

  private static let nameKey = "CI_FILTER_NAME"

  /// Encodes the name, numbers, vectors, colours and texts; images, transforms and data are not encoded.
  open func encode(with coder: NSCoder) {
    coder.encode(name as NSString, forKey: Self.nameKey)
    for input in kind?.inputs ?? [] {
      switch input.standard {
      case .number: coder.encode(Double(given.number(input.key)), forKey: input.key)
      case .vector: coder.encode(given.vector(input.key), forKey: input.key)
      case .color: coder.encode(given.color(input.key), forKey: input.key)
      case .text: coder.encode(given.text(input.key) as NSString, forKey: input.key)
      case .image, .transform, .data: break
      }
    }
  }

  /// Whether filters support secure coding; always `true`.
  open class var supportsSecureCoding: Bool { true }

  /// Creates the filter `name` with default values, or `nil` if there is none.
  ///
  /// ``filterNames(inCategory:)`` returns the names.
  public convenience init?(name: String) {
    guard let kind = FilterKind.all[name] else { return nil }
    self.init(kind: kind)
  }

  /// Creates the filter `name` with the values `params`, or `nil` if there is none.
  ///
  /// - Precondition: The filter has parameters with these names.
  public convenience init?(name: String, parameters params: [String: Any]?) {
    self.init(name: name)
    for (key, value) in params ?? [:] { setValue(value, forKey: key) }
  }

  /// The output image; `nil` if an input image is missing.
  ///
  /// Nothing is rendered until a context requests pixels.
  open var outputImage: CIImage? { kind?.make(given) }

  /// The values of the parameters.
  var given: FilterValues { FilterValues(values: values) }

  // MARK: Values

  /// Sets a value, or removes it if `value` is `nil`; numbers and vectors are then 0 and colours transparent.
  ///
  /// A value whose class the parameter does not support counts as missing.
  ///
  /// - Precondition: The filter has a parameter with this name, see ``inputKeys``. Custom filters accept any
  ///   name.
  open func setValue(_ value: Any?, forKey key: String) {
    require(
      kind.map { kind in kind.inputs.contains { $0.key == key } } ?? true,
      "the filter \(name) takes no value of the name \(key); it takes \(inputKeys.joined(separator: ", "))."
    )
    values[key] = value
  }

  /// Returns the value for a name, set or default; for `outputImage`, the output image.
  open func value(forKey key: String) -> Any? {
    key == kCIOutputImageKey ? outputImage : values[key]
  }

  /// Sets all parameters to their default values; images and data are not changed.
  open func setDefaults() {
    for (key, value) in kind?.standards ?? [:] { values[key] = value }
  }

  /// The names of the parameters.
  open var inputKeys: [String] { kind?.inputs.map(\.key) ?? values.keys.sorted() }

  /// The names of the outputs: the output image.
  open var outputKeys: [String] { [kCIOutputImageKey] }

  /// The attributes of the filter and of each parameter; their keys are `kCIAttributeFilterName` and related
  /// constants.
  open var attributes: [String: Any] {
    var attributes: [String: Any] = [
      kCIAttributeFilterName: name, kCIAttributeFilterDisplayName: kind?.displayName ?? name,
      kCIAttributeFilterCategories: kind?.categories ?? [],
    ]
    for input in kind?.inputs ?? [] { attributes[input.key] = input.attributes }
    return attributes
  }

  // MARK: Filter registry

  /// Returns the names of the filters in a category, or of all filters if it is `nil`.
  open class func filterNames(inCategory category: String?) -> [String] {
    filterNames(inCategories: category.map { [$0] })
  }

  /// Returns the names of the filters that are in all of `categories`, or of all filters if it is `nil`.
  open class func filterNames(inCategories categories: [String]?) -> [String] {
    FilterKind.all.values.filter { kind in
      (categories ?? []).allSatisfy { kind.categories.contains($0) }
    }.map(\.name).sorted()
  }

  /// Returns the display name of a filter, in English, or `nil` if there is no such filter.
  open class func localizedName(forFilterName filterName: String) -> String? {
    FilterKind.all[filterName]?.displayName
  }

  /// Returns a filter of the same kind with the same values; a custom filter returns itself unless it
  /// overrides this.
  open func copy(with zone: NSZone? = nil) -> Any {
    guard let kind else { return self }
    let copy = CIFilter(kind: kind)
    copy.values = values
    copy.name = name
    return copy
  }

  /// The name and the values.
  open override var description: String {
    let parts = inputKeys.map { "\($0)=\(values[$0].map { "\($0)" } ?? "nil")" }
    return "<\(name): \(parts.joined(separator: " "))>"
  }
}
