// SPDX-License-Identifier: Apache-2.0

import CMullionCairo
import Foundation
import MullionContracts
import MullionDisplayTree

/// A private set of installed fonts, independent of the user's fontconfig files.
///
/// Rendering depends only on the installed fonts: hinting, antialiasing, aliases and substitutions are fixed.
struct FontConfiguration {
  /// The configuration, which `FontLibrary` uses for its whole lifetime.
  let config: OpaquePointer
  /// The installed families, under the names in the fonts.
  let families: Set<String>

  /// The standard font folders on Linux.
  static var standardDirectories: [String] {
    let home = FileManager.default.homeDirectoryForCurrentUser.path
    return [
      "/usr/share/fonts", "/usr/local/share/fonts", "\(home)/.local/share/fonts", "\(home)/.fonts",
    ]
  }

  /// Creates a configuration with the fonts in `directories` and their subfolders, and those in `files`.
  ///
  /// - Throws: `CairoHostError` when fontconfig fails or there is no font.
  init(directories: [String], files: [String]) throws(CairoHostError) {
    guard let config = FcConfigCreate() else {
      throw CairoHostError("fontconfig could not start: there is not enough memory.")
    }
    let parsed = Self.xml(directories: directories).withCString {
      let bytes = UnsafeRawPointer($0).assumingMemoryBound(to: FcChar8.self)
      return FcConfigParseAndLoadFromMemory(config, bytes, FcTrue) == FcTrue
    }
    guard parsed, FcConfigBuildFonts(config) == FcTrue else {
      FcConfigDestroy(config)
      throw CairoHostError("fontconfig refused Mullion's configuration; is it older than 2.12.5?")
    }
    for file in files where FcConfigAppFontAddFile(config, file) != FcTrue {
      Diagnostics.reportOnce("The font file '\(file)' can't be read.")
    }
    families = Self.families(of: config)
    if families.isEmpty {
      FcConfigDestroy(config)
      throw CairoHostError(
        "No font was found in \(directories.joined(separator: ", ")): "
          + "install one, for example with apt-get install fonts-inter fonts-noto-core.")
    }
    self.config = config
  }

  private static func families(of config: OpaquePointer) -> Set<String> {
    var names: Set<String> = []
    for font in patterns(of: config) {
      var name: UnsafeMutablePointer<FcChar8>?
      var place: Int32 = 0
      while FcPatternGetString(font, FC_FAMILY, place, &name) == FcResultMatch {
        if let name { names.insert(String(cString: name)) }
        place += 1
      }
    }
    return names
  }

  /// Returns fontconfig's descriptions of the installed fonts, and of those in the program's files.
  private static func patterns(of config: OpaquePointer) -> [OpaquePointer?] {
    [FcSetSystem, FcSetApplication].flatMap { set -> [OpaquePointer?] in
      guard let fonts = FcConfigGetFonts(config, set)?.pointee else { return [] }
      return (0..<Int(fonts.nfont)).map { fonts.fonts[$0] }
    }
  }

  /// The available fonts, by the first name of their families, each of 12 points.
  var fonts: [FontDescription] {
    Self.patterns(of: config).compactMap { font in
      var name: UnsafeMutablePointer<FcChar8>?
      // A font file that contains all weights is listed once for each of them.
      var weight = 0.0
      var slant: Int32 = 0
      guard FcPatternGetString(font, FC_FAMILY, 0, &name) == FcResultMatch, let name,
        FcPatternGetDouble(font, FC_WEIGHT, 0, &weight) == FcResultMatch
      else { return nil }
      FcPatternGetInteger(font, FC_SLANT, 0, &slant)
      return FontDescription(
        family: String(cString: name), size: 12,
        weight: TextShaper.weight(ofFont: FcWeightToOpenTypeDouble(weight)), isItalic: slant > 0)
    }
  }

  private static func xml(directories: [String]) -> String {
    let places = directories.map { "<dir>\(escaped($0))</dir>" }.joined(separator: "\n")
    return """
      <?xml version="1.0"?>
      <!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
      <fontconfig>
      \(places)
      <cachedir>/var/cache/fontconfig</cachedir>
      <cachedir prefix="xdg">fontconfig</cachedir>
      \(aliases)
      \(bitmapScaling)
      </fontconfig>
      """
  }

  /// The alias for the family `emoji`, which Pango requests for emoji; one font must cover a whole sequence,
  /// otherwise its parts are drawn separately.
  private static let aliases = """
    <alias binding="same"><family>emoji</family>
    <prefer><family>Noto Color Emoji</family></prefer></alias>
    """

  /// The rules that scale bitmap emoji, which have one size, to the requested size.
  ///
  /// Without them an emoji is as large as its bitmap.
  private static let bitmapScaling = """
    <match target="font"><test name="outline" compare="eq"><bool>false</bool></test>
    <edit name="pixelsizefixupfactor" mode="assign"><divide>
    <name target="pattern">pixelsize</name><name target="font">pixelsize</name>
    </divide></edit></match>
    <match target="font"><test name="outline" compare="eq"><bool>false</bool></test>
    <test name="pixelsizefixupfactor" compare="not_eq"><double>1.0</double></test>
    <edit name="matrix" mode="assign"><times><name>matrix</name><matrix>
    <name>pixelsizefixupfactor</name><double>0</double>
    <double>0</double><name>pixelsizefixupfactor</name></matrix></times></edit>
    <edit name="size" mode="assign"><divide>
    <name>size</name><name>pixelsizefixupfactor</name></divide></edit></match>
    """

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
  }
}
