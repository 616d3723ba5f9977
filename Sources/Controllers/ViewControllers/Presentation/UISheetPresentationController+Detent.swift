// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionCollectionGeometry

extension UISheetPresentationController {
  /// A height at which a sheet rests.
  @preconcurrency @MainActor
  open class Detent: NSObject {
    /// Names a height.
    public struct Identifier: Hashable, RawRepresentable, Sendable {
      /// The name.
      public let rawValue: String

      /// The identifier of the given name.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// The identifier of the given name.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// About half of the container's height.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// All of the container's height.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The height's name.
    public let identifier: Identifier
    private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    private init(
      _ identifier: Identifier,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.resolver = resolver
      super.init()
    }

    /// About half of the container's height; none in windows that are low.
    open class func medium() -> Detent {
      Detent(.medium) { context in
        context.containerTraitCollection.verticalSizeClass == .compact
          ? nil : (context.maximumDetentValue * 0.5).rounded()
      }
    }

    /// All of the container's height.
    open class func large() -> Detent {
      Detent(.large) { $0.maximumDetentValue }
    }

    /// The height that `resolver` says, in points; nil: the height is none at present.
    open class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier("mullion.detent.\(UUID().uuidString)"), resolver: resolver)
    }

    /// The height in `context`, in points, without the safe area; nil: it is none at present.
    open func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? {
      resolver(context)
    }
  }
}
