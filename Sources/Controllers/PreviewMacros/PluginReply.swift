// SPDX-License-Identifier: Apache-2.0

/// What the compiler is answered.
struct PluginReply: Encodable {
  struct Capability: Encodable {
    struct Version: Encodable {
      var protocolVersion = 7
    }

    var capability = Version()
  }

  struct Expansion: Encodable {
    var expandedSource: String?
    var diagnostics: [String] = []
  }

  var getCapabilityResult: Capability?
  var expandMacroResult: Expansion?

  /// The answer to what is not for this plugin.
  static let nothing = PluginReply(expandMacroResult: Expansion())

  private init(getCapabilityResult: Capability? = nil, expandMacroResult: Expansion? = nil) {
    self.getCapabilityResult = getCapabilityResult
    self.expandMacroResult = expandMacroResult
  }

  /// The answer to `message`.
  init(_ message: CompilerMessage) {
    if message.getCapability != nil {
      self.init(getCapabilityResult: Capability())
    } else if let expansion = message.expandFreestandingMacro {
      self.init(
        expandMacroResult: Expansion(expandedSource: PreviewExpansion(expansion).text))
    } else {
      self = .nothing
    }
  }
}
