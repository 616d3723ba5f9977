// SPDX-License-Identifier: Apache-2.0

/// The frameworks of the iOS SDK whose import is removed where they are missing.
///
/// The compiler for unmodified sources has the same names in `UnavailableImport`; a test compares them.
package enum AppleFrameworks {
  /// The names of the frameworks.
  package static let names: Set<String> = [
    "Accelerate", "Accounts", "ActivityKit", "AddressBookUI", "AdServices", "AdSupport",
    "AppIntents", "AppTrackingTransparency", "ARKit", "AssetsLibrary", "AudioToolbox", "AudioUnit",
    "AuthenticationServices", "AVFAudio", "AVFoundation", "AVKit", "BackgroundTasks",
    "BusinessChat", "CallKit", "CarPlay", "CFNetwork", "ClassKit", "CloudKit", "CommonCrypto",
    "Compression", "Contacts", "ContactsUI", "CoreAudio", "CoreAudioKit", "CoreBluetooth",
    "CoreData", "CoreHaptics", "CoreImage", "CoreLocation", "CoreMedia", "CoreMIDI", "CoreML",
    "CoreMotion", "CoreNFC", "CoreServices", "CoreSpotlight", "CoreTelephony", "CoreText",
    "CoreTransferable", "CoreVideo", "CryptoKit", "DeviceCheck", "EventKit", "EventKitUI",
    "ExternalAccessory", "FileProvider", "FileProviderUI", "GameController", "GameKit",
    "GameplayKit", "GLKit", "HealthKit", "HealthKitUI", "HomeKit", "iAd", "IdentityLookup",
    "IdentityLookupUI", "Intents", "IntentsUI", "IOSurface", "JavaScriptCore", "LinkPresentation",
    "LocalAuthentication", "MapKit", "MediaAccessibility", "MediaPlayer", "MediaToolbox",
    "Messages", "MessageUI", "Metal", "MetalKit", "MetalPerformanceShaders", "MetricKit",
    "MobileCoreServices", "ModelIO", "MultipeerConnectivity", "NaturalLanguage",
    "NearbyInteraction", "Network", "NetworkExtension", "NotificationCenter", "OpenGLES", "PassKit",
    "PDFKit", "PencilKit", "Photos", "PhotosUI", "PushKit", "QuickLook", "QuickLookThumbnailing",
    "RealityKit", "ReplayKit", "SceneKit", "Security", "ShazamKit", "simd", "Social",
    "SoundAnalysis", "Speech", "SpriteKit", "StoreKit", "SwiftData", "SystemConfiguration",
    "TipKit", "Twitter", "UserNotifications", "UserNotificationsUI", "VideoSubscriberAccount",
    "VideoToolbox", "Vision", "VisionKit", "WatchConnectivity", "WeatherKit", "WebKit", "WidgetKit",
  ]
}
