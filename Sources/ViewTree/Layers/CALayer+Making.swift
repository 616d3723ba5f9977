// SPDX-License-Identifier: Apache-2.0

/// Layers of classes that only the running program knows: a view's `layerClass`, and that of a layer that is seen.
///
/// Swift makes an object from a type that is a value with required initialisers alone, and those would refuse what applications
/// write: `override init()`, `override init(layer:)`, subclasses with neither. An initialiser that is not required is still looked
/// up in the class that is handed to it. So these name the two that `CALayer` has for it, by their symbols, as methods of
/// the class: both take the class in the same place. A symbol that is no longer there fails at link time.
extension CALayer {
  /// A layer of the class.
  @_silgen_name("$s8ViewTree7CALayerC21ofClassKnownAtRunTimeACyt_tcfC")
  class func made() -> CALayer

  /// A layer of the class that looks as `layer`.
  @_silgen_name("$s8ViewTree7CALayerC7copyingACyp_tcfC")
  class func made(copying layer: __owned Any) -> CALayer

  /// Looks as `layer` is seen now.
  func takeLook(of layer: CALayer) {
    take(layer.painted(with: nil))
    contents = layer.contents
    takeContent(of: layer)
  }
}
