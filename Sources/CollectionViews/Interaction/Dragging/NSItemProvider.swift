// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Carries an object that is dragged to where it is dropped.
///
/// Differs from UIKit: Foundation has no such class on Linux. It carries objects inside of one
/// program; there are no files, data and type identifiers.
open class NSItemProvider: NSObject {
  private let object: (any NSItemProviderWriting)?
  /// A name for what is carried.
  open var suggestedName: String?

  /// Carries nothing.
  public override init() {
    object = nil
    super.init()
  }

  /// Carries `object`.
  public init(object: any NSItemProviderWriting) {
    self.object = object
    super.init()
  }

  /// Whether what is carried is a `T`.
  open func canLoadObject<T: NSItemProviderWriting>(ofClass aClass: T.Type) -> Bool {
    object is T
  }

  /// Hands over what is carried, at once; nil when it is no `T`.
  open func loadObject<T: NSItemProviderWriting>(
    ofClass aClass: T.Type, completionHandler: (T?, (any Error)?) -> Void
  ) {
    completionHandler(object as? T, nil)
  }
}
