// SPDX-License-Identifier: Apache-2.0

public import Foundation

// What is said of displays and scenes.
extension UITraitCollection {
  /// A collection that says which colours the display shows.
  public convenience init(displayGamut: UIDisplayGamut) {
    self.init(mutations: { $0.displayGamut = displayGamut })
  }

  /// A collection that says whether a touch screen tells how hard it is pressed.
  public convenience init(forceTouchCapability: UIForceTouchCapability) {
    self.init(mutations: { $0.forceTouchCapability = forceTouchCapability })
  }

  /// A collection that says whether the interface looks as the one that is used.
  public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
    self.init(mutations: { $0.activeAppearance = activeAppearance })
  }

  /// A collection that says whether the scene is recorded.
  public convenience init(sceneCaptureState: UISceneCaptureState) {
    self.init(mutations: { $0.sceneCaptureState = sceneCaptureState })
  }

  /// A collection that says how bright pictures may be beside white.
  public convenience init(imageDynamicRange: UIImageDynamicRange) {
    self.init(mutations: { $0.imageDynamicRange = imageDynamicRange })
  }

  /// A collection that says how large items of a Mac's toolbar are.
  public convenience init(toolbarItemPresentationSize: UINSToolbarItemPresentationSize) {
    self.init(mutations: { $0.toolbarItemPresentationSize = toolbarItemPresentationSize })
  }

  /// A collection that says the language whose habits texts are set by.
  public convenience init(typesettingLanguage: Locale.Language) {
    self.init(mutations: { $0.typesettingLanguage = typesettingLanguage })
  }

  /// Which colours the display shows.
  public var displayGamut: UIDisplayGamut { self[UITraitDisplayGamut.self] }

  /// Whether a touch screen tells how hard it is pressed.
  public var forceTouchCapability: UIForceTouchCapability { self[UITraitForceTouchCapability.self] }

  /// Whether the interface looks as the one that is used.
  public var activeAppearance: UIUserInterfaceActiveAppearance {
    self[UITraitActiveAppearance.self]
  }

  /// Whether the scene is recorded.
  public var sceneCaptureState: UISceneCaptureState { self[UITraitSceneCaptureState.self] }

  /// How bright pictures may be beside white.
  public var imageDynamicRange: UIImageDynamicRange { self[UITraitImageDynamicRange.self] }

  /// How large items of a Mac's toolbar are.
  public var toolbarItemPresentationSize: UINSToolbarItemPresentationSize {
    self[UITraitToolbarItemPresentationSize.self]
  }

  /// The language whose habits texts are set by; nil: not said.
  public var typesettingLanguage: Locale.Language? { self[UITraitTypesettingLanguage.self] }

  /// What is true of every display here: sRGB, no force of touches, nobody who records it, text of the usual weight.
  package static let plainDisplay = UITraitCollection { traits in
    traits.displayGamut = .SRGB
    traits.forceTouchCapability = .unavailable
    traits.activeAppearance = .active
    traits.sceneCaptureState = .inactive
    traits.imageDynamicRange = .standard
    traits.legibilityWeight = .regular
  }
}
