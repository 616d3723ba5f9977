// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionCollectionGeometry

extension UISheetPresentationController {
  /// A height at which a sheet rests.
  @preconcurrency @MainActor
  open class Detent: NSObject {
    /// The identifier of a detent.
    public struct Identifier: Hashable, RawRepresentable, Sendable {
      /// The name of the detent.
      public let rawValue: String

      /// Creates an identifier with the given name.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// Creates an identifier with the given name.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// The identifier of the detent of about half of the maximum height.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The identifier of the detent of the maximum height in the container.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The identifier of the detent.
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

    /// Returns a detent of half of the maximum height, which is inactive in vertically compact windows.
    open class func medium() -> Detent {
      Detent(.medium) { context in
        context.containerTraitCollection.verticalSizeClass == .compact
          ? nil : (context.maximumDetentValue * 0.5).rounded()
      }
    }

    /// Returns a detent of the maximum height in the container.
    open class func large() -> Detent {
      Detent(.large) { $0.maximumDetentValue }
    }

    /// Returns a detent with the height that `resolver` returns, in points, or an inactive detent if it
    /// returns `nil`.
    ///
    /// Without an `identifier`, the detent has a generated identifier.
    open class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier("mullion.detent.\(UUID().uuidString)"), resolver: resolver)
    }

    /// Returns the height in `context`, in points, without the safe area, or `nil` if the detent is inactive.
    open func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? {
      resolver(context)
    }
  }
}
