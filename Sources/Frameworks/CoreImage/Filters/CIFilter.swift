// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionContracts

/// Makes an image of others and of numbers.
///
/// A filter is known by its name; subclasses override ``outputImage``. One object is used from one thread at a time.
open class CIFilter: NSObject, NSCopying, NSSecureCoding {
  let kind: FilterKind?
  private var values: [String: Any]

  /// The filter's name, such as `CISepiaTone`.
  open var name: String

  /// Whether the filter changes the image; without effect, contexts ask nobody.
  open var isEnabled = true

  /// A filter of the application's own, that has the values it is given.
  public override init() {
    (kind, values) = (nil, [:])
    name = ""
    super.init()
    name = "\(type(of: self))"
  }

  /// The filter that `kind` is, with the values that are taken without others.
  init(kind: FilterKind) {
    self.kind = kind
    values = kind.standards
    name = kind.name
    super.init()
  }

  /// The filter that was written to an archive; nil: none was, or it is none that is known by its name.
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

  /// Writes the name with the numbers, vectors and colours; no images.
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

  /// Archives of filters are read with the class of what is in them known.
  open class var supportsSecureCoding: Bool { true }

  /// The filter called `name`, with the values that are taken without others; nil: there is none of that name.
  ///
  /// Which there are, ``filterNames(inCategory:)`` says.
  public convenience init?(name: String) {
    guard let kind = FilterKind.all[name] else { return nil }
    self.init(kind: kind)
  }

  /// The filter called `name`, with `params` as its values; nil: there is none of that name.
  ///
  /// - Precondition: The filter takes values of these names.
  public convenience init?(name: String, parameters params: [String: Any]?) {
    self.init(name: name)
    for (key, value) in params ?? [:] { setValue(value, forKey: key) }
  }

  /// The image that comes out; nil: one that goes in is missing.
  ///
  /// No pixels are made before a context is asked for them.
  open var outputImage: CIImage? { kind?.make(given) }

  /// What the filter was given.
  var given: FilterValues { FilterValues(values: values) }

  // MARK: Values

  /// Takes a value; nil takes away the one before, and of numbers and colours takes the one without another.
  ///
  /// Values of other classes than the filter takes count as none.
  ///
  /// - Precondition: The filter takes a value of this name, see ``inputKeys``. Filters of the application's own take any.
  open func setValue(_ value: Any?, forKey key: String) {
    require(
      kind.map { kind in kind.inputs.contains { $0.key == key } } ?? true,
      "the filter \(name) takes no value of the name \(key); it takes \(inputKeys.joined(separator: ", "))."
    )
    values[key] = value
  }

  /// The value of a name: what was given, or what is taken without that; `outputImage` is the image that comes out.
  open func value(forKey key: String) -> Any? {
    key == kCIOutputImageKey ? outputImage : values[key]
  }

  /// Takes the values that are taken without others; images stay.
  open func setDefaults() {
    for (key, value) in kind?.standards ?? [:] { values[key] = value }
  }

  /// The names of the values that the filter takes.
  open var inputKeys: [String] { kind?.inputs.map(\.key) ?? values.keys.sorted() }

  /// The names of the values that the filter makes: the image.
  open var outputKeys: [String] { [kCIOutputImageKey] }

  /// What is said of the filter and of each value it takes; the keys are `kCIAttributeFilterName` and its likes.
  open var attributes: [String: Any] {
    var attributes: [String: Any] = [
      kCIAttributeFilterName: name, kCIAttributeFilterDisplayName: kind?.displayName ?? name,
      kCIAttributeFilterCategories: kind?.categories ?? [],
    ]
    for input in kind?.inputs ?? [] { attributes[input.key] = input.attributes }
    return attributes
  }

  // MARK: All filters

  /// The names of the filters of a category; nil: all.
  open class func filterNames(inCategory category: String?) -> [String] {
    filterNames(inCategories: category.map { [$0] })
  }

  /// The names of the filters that are in all of `categories`; nil: all.
  open class func filterNames(inCategories categories: [String]?) -> [String] {
    FilterKind.all.values.filter { kind in
      (categories ?? []).allSatisfy { kind.categories.contains($0) }
    }.map(\.name).sorted()
  }

  /// The name of a filter for people, in English; nil: there is no such filter.
  open class func localizedName(forFilterName filterName: String) -> String? {
    FilterKind.all[filterName]?.displayName
  }

  /// A filter of the same kind with the same values; one of the application's own is the same object, unless it overrides this.
  open func copy(with zone: NSZone? = nil) -> Any {
    guard let kind else { return self }
    let copy = CIFilter(kind: kind)
    copy.values = values
    copy.name = name
    return copy
  }

  /// The name with the values.
  open override var description: String {
    let parts = inputKeys.map { "\($0)=\(values[$0].map { "\($0)" } ?? "nil")" }
    return "<\(name): \(parts.joined(separator: " "))>"
  }
}
