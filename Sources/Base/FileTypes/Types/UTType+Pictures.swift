// SPDX-License-Identifier: Apache-2.0

extension UTType {
  /// The type of images: `public.image`.
  public static let image = UTType(declared: "public.image")
  /// The type of JPEG images: `public.jpeg`.
  public static let jpeg = UTType(declared: "public.jpeg")
  /// The type of TIFF images: `public.tiff`.
  public static let tiff = UTType(declared: "public.tiff")
  /// The type of GIF images: `com.compuserve.gif`.
  public static let gif = UTType(declared: "com.compuserve.gif")
  /// The type of PNG images: `public.png`.
  public static let png = UTType(declared: "public.png")
  /// The type of Apple icon images: `com.apple.icns`.
  public static let icns = UTType(declared: "com.apple.icns")
  /// The type of BMP images: `com.microsoft.bmp`.
  public static let bmp = UTType(declared: "com.microsoft.bmp")
  /// The type of Windows icons: `com.microsoft.ico`.
  public static let ico = UTType(declared: "com.microsoft.ico")
  /// The type of raw images of cameras: `public.camera-raw-image`.
  public static let rawImage = UTType(declared: "public.camera-raw-image")
  /// The type of SVG images: `public.svg-image`.
  public static let svg = UTType(declared: "public.svg-image")
  /// The type of Live Photos: `com.apple.live-photo`.
  public static let livePhoto = UTType(declared: "com.apple.live-photo")
  /// The type of HEIF images: `public.heif`.
  public static let heif = UTType(declared: "public.heif")
  /// The type of HEIC images: `public.heic`.
  public static let heic = UTType(declared: "public.heic")
  /// The type of WebP images: `org.webmproject.webp`.
  public static let webP = UTType(declared: "org.webmproject.webp")
  /// The type of OpenEXR images: `com.ilm.openexr-image`.
  public static let exr = UTType(declared: "com.ilm.openexr-image")
  /// The type of 3D content: `public.3d-content`.
  public static let threeDContent = UTType(declared: "public.3d-content")
  /// The type of Universal Scene Description content: `com.pixar.universal-scene-description`.
  public static let usd = UTType(declared: "com.pixar.universal-scene-description")
  /// The type of USDZ content: `com.pixar.universal-scene-description-mobile`.
  public static let usdz = UTType(declared: "com.pixar.universal-scene-description-mobile")
  /// The type of Reality files: `com.apple.reality`.
  public static let realityFile = UTType(declared: "com.apple.reality")
  /// The type of SceneKit scenes: `com.apple.scenekit.scene`.
  public static let sceneKitScene = UTType(declared: "com.apple.scenekit.scene")
  /// The type of AR reference objects: `com.apple.arobject`.
  public static let arReferenceObject = UTType(declared: "com.apple.arobject")
}
